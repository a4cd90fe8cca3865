import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand } from './site.ts';

/** Shown after signing up, with and without JavaScript. */
export const newsletterSent = {
  heading: 'Your email has been sent successfully!',
  lead: 'You have asked for our newsletter. Look into your mailbox: if our mail asks whether the address is yours, press the link in it. Until then we send you nothing else.',
};

export const newsletter = {
  title: 'Good news for your health',
  text: 'Enrolment drives, new hospitals and changes to your benefits, by e-mail.',
  firstName: 'First name (optional)',
  email: 'E-mail address',
  submit: 'Subscribe',
  privacy: 'We use these only for the newsletter, and you can leave it at any time.',
  sent: 'Your email has been sent successfully! Press OK to continue?',
  failed: 'There was an error sending your email. Please try again later',
  sentNote: `${newsletterSent.heading} ${newsletterSent.lead}`,
};

const again = { label: 'Subscribe', to: facts.newsletterWays.again.to };
const home = { label: 'Go to the home page', to: facts.newsletterWays.home.to };

export const newsletterPage = {
  title: `Newsletter | ${brand.name}`,
  description: `Subscribe to the newsletter of ${brand.name}: ${newsletter.text}`,
  heading: newsletter.title,
  lead: newsletter.text,
};

export const newsletterSentPage = {
  title: `Newsletter: sent | ${brand.name}`,
  description: `Your sign-up to the newsletter of ${brand.name} has been sent.`,
  ...newsletterSent,
  ways: [home],
};

interface LinkPage {
  title: string;
  description: string;
  heading: string;
  lead: string;
  submit: string;
  done: { heading: string; lead: string; ways: { label: string; to: string }[] };
  failed: { heading: string; lead: string; ways: { label: string; to: string }[] };
}

export const confirmPage: LinkPage = {
  title: `Confirm your subscription | ${brand.name}`,
  description: `Confirm that you want the newsletter of ${brand.name}.`,
  heading: 'Confirm your subscription',
  lead: 'One press, and our newsletter comes to the address to which we sent this link.',
  submit: 'Yes, send me the newsletter',
  done: {
    heading: 'You are subscribed',
    lead: 'Thank you. Every newsletter has a link at its end with which you can leave at any time.',
    ways: [home],
  },
  failed: {
    heading: 'This link does not work',
    lead: 'It may have been cut in two by the mail program, or you have unsubscribed since. You can simply subscribe again.',
    ways: [again, home],
  },
};

export const unsubscribePage: LinkPage = {
  title: `Unsubscribe | ${brand.name}`,
  description: `Stop the newsletter of ${brand.name}.`,
  heading: 'Stop the newsletter',
  lead: 'One press, and we send no more newsletters to the address to which this link was sent.',
  submit: 'Unsubscribe',
  done: {
    heading: 'You are unsubscribed',
    lead: 'We send you no more newsletters. Should you change your mind, you are welcome back.',
    ways: [again, home],
  },
  failed: {
    heading: 'This link does not work',
    lead: 'It may have been cut in two by the mail program. Copy the whole link from the mail, or ask us to take your address out.',
    ways: withWords(facts.unsubscribePage.failed.ways, {
      contact: { label: 'Contact us' },
      home,
    }),
  },
};
