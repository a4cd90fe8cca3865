import type * as english from '../en/newsletter-pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand } from './site.ts';

export const newsletterSent: typeof english.newsletterSent = {
  heading: 'We don receive your email!',
  lead: 'You don ask for our newsletter. Check your mailbox: if mail from us ask you weda di address na your own, press di link wey dey inside; until you do am, we no go send you anytin else.',
};

export const newsletter: typeof english.newsletter = {
  title: 'Good news wey concern your health',
  text: 'Wia and wen you fit register, new hospitals and changes to your benefits, by email.',
  firstName: 'First name (you fit leave am empty)',
  email: 'Email address',
  submit: 'Subscribe',
  privacy: 'We dey use dem only for di newsletter, and you fit comot any time.',
  sent: 'We don receive your email! Press OK to continue?',
  failed: 'Problem dey and your email no go. Abeg try again later',
  sentNote: `${newsletterSent.heading} ${newsletterSent.lead}`,
};

const again = { label: 'Subscribe', to: facts.newsletterWays.again.to };
const home = { label: 'Go di main page', to: facts.newsletterWays.home.to };

export const newsletterPage: typeof english.newsletterPage = {
  title: `Newsletter | ${brand.name}`,
  description: `Subscribe to di ${brand.name} newsletter: ${newsletter.text}`,
  heading: newsletter.title,
  lead: newsletter.text,
};

export const newsletterSentPage: typeof english.newsletterSentPage = {
  title: `Newsletter: e don go | ${brand.name}`,
  description: `Your request to join di ${brand.name} newsletter don go.`,
  ...newsletterSent,
  ways: [home],
};

export const confirmPage: typeof english.confirmPage = {
  title: `Confirm say you wan subscribe | ${brand.name}`,
  description: `Confirm say you want di ${brand.name} newsletter.`,
  heading: 'Confirm say you wan subscribe',
  lead: 'Press one time, and our newsletter go dey come to di address wey we send dis link to.',
  submit: 'Yes, send me di newsletter',
  done: {
    heading: 'You don subscribe',
    lead: 'Thank you. Every newsletter get link for di end wey you fit use comot any time.',
    ways: [home],
  },
  failed: {
    heading: 'Dis link no dey work',
    lead: 'E fit be say di mail program cut am into two, or you don unsubscribe since dat time. You fit just subscribe again.',
    ways: [again, home],
  },
};

export const unsubscribePage: typeof english.unsubscribePage = {
  title: `Unsubscribe | ${brand.name}`,
  description: `Stop di ${brand.name} newsletter.`,
  heading: 'Stop di newsletter',
  lead: 'Press one time, and we no go send newsletter again to di address wey we send dis link to.',
  submit: 'Unsubscribe',
  done: {
    heading: 'You don unsubscribe',
    lead: 'We no go send you newsletter again. If you change your mind, you dey welcome back.',
    ways: [again, home],
  },
  failed: {
    heading: 'Dis link no dey work',
    lead: 'E fit be say di mail program cut am into two. Copy di whole link from di mail, or ask us make we remove your address.',
    ways: withWords(facts.unsubscribePage.failed.ways, {
      contact: { label: 'Contact us' },
      home,
    }),
  },
};
