import { contentIn } from '#server/languages.ts';
import { complaintForm, complaintKindLabels, complaintSentPage } from '#words/complaint-page.ts';
import { consentButtons, consentChoice } from '#words/consent.ts';
import { contactForm } from '#words/contact-page.ts';
import { heroCarousel, heroSlides, popUp, supportSection } from '#words/home.ts';
import { menuWords } from '#words/navigation.ts';
import { householdCalculator } from '#words/plan-page.ts';
import { findWords, sectionWords } from '#words/provider-page.ts';
import { searchPage } from '#words/search-page.ts';
import { newsletter, newsletterSent } from '#words/site.ts';
import type { Visitor } from './visitor.ts';

interface Visit {
  visitor: Visitor;
  isPhone: boolean;
  /** Whether the engine has what our scripts need; else it gets none of them, and documents and forms do the same. */
  runsScripts: boolean;
}

const [first, family = first] = heroSlides;
const slideOf = heroCarousel.slide(2, heroSlides.length, family.title);
const { fields } = complaintForm;
const yoruba = contentIn('yo', 'language');

/** One visit in one window, step after step: what somebody taps, types and sees. */
export const walk: [step: string, take: (visit: Visit) => Promise<void>][] = [
  [
    'the pop-up is seen, and closed for the day',
    async ({ visitor, runsScripts }) => {
      await visitor.open('/');
      if (runsScripts) {
        await visitor.faces(popUp.title);
        await visitor.tap(popUp.notToday);
        await visitor.tap(popUp.close);
      }
      await visitor.doesNotSee(popUp.title);
    },
  ],
  [
    'cookies are rejected, then accepted',
    async ({ visitor, runsScripts }) => {
      // Without scripts nothing needs consent, so nobody is asked on the way.
      if (!runsScripts) await visitor.open('/cookies-policy');
      await visitor.tap(consentButtons.declined);
      if (runsScripts) {
        await visitor.doesNotSee(consentButtons.declined);
        await visitor.open('/cookies-policy');
      }
      await visitor.sees(consentChoice.declined);
      await visitor.tap(consentButtons.accepted);
      await visitor.sees(consentChoice.accepted);
      await visitor.doesNotSee(consentChoice.declined);
    },
  ],
  [
    'the menu leads to another page',
    async ({ visitor, isPhone }) => {
      await visitor.open('/');
      if (isPhone) await visitor.tap(menuWords.toggle);
      await visitor.tap('Our Network');
      await visitor.tap('Resources');
      await visitor.isAt(/\/resources$/);
    },
  ],
  [
    'the hero shows the slide that is asked for',
    async ({ visitor }) => {
      await visitor.open('/');
      await visitor.tap(slideOf);
      await visitor.faces(family.btnText);
    },
  ],
  [
    'plans are compared',
    async ({ visitor }) => {
      await visitor.open('/plan');
      await visitor.tap('Highlight Differences');
      await visitor.sees('differ and are marked');
    },
  ],
  [
    'a household sees what it costs',
    async ({ visitor }) => {
      await visitor.open('/plan');
      await visitor.doesNotSee('family of up to 6');
      await visitor.tap(householdCalculator.more(householdCalculator.groups.children.label));
      await visitor.sees('family of up to 6');
    },
  ],
  [
    'a hospital is found by its name',
    async ({ visitor }) => {
      await visitor.open('/provider');
      await visitor.fill(findWords.label, 'nicholas');
      await visitor.tap(findWords.submit);
      await visitor.sees('St. Nicholas Hospital');
    },
  ],
  [
    'hospitals are filtered by area, and their list has pages',
    async ({ visitor }) => {
      await visitor.open('/provider');
      await visitor.tap('Ikorodu');
      await visitor.sees('45 hospitals found');
      await visitor.tap('Next');
      await visitor.sees(sectionWords.rows(21, 40));
      await visitor.tap('Previous');
      await visitor.sees(sectionWords.rows(1, 20));
    },
  ],
  [
    'a place has its own page',
    async ({ visitor }) => {
      await visitor.tap('Alheri Hospital');
      await visitor.isAt(/\/provider\/ikorodu\/alheri-hospital$/);
      await visitor.sees('60, Agunfoye Road');
    },
  ],
  [
    'the site is searched',
    async ({ visitor, isPhone }) => {
      if (isPhone) {
        await visitor.tap(searchPage.whole);
        await visitor.fill(searchPage.label, 'maternity');
        await visitor.tap(searchPage.submit);
      } else {
        await visitor.fill(searchPage.whole, 'maternity');
        await visitor.tap(searchPage.whole);
      }
      await visitor.sees(searchPage.answer);
    },
  ],
  [
    'a question opens and is answered',
    async ({ visitor }) => {
      await visitor.open('/faq');
      await visitor.doesNotSee('Delivery is covered after five months of enrolment');
      await visitor.tap('I am pregnant. What is covered?');
      await visitor.sees('Delivery is covered after five months of enrolment');
    },
  ],
  [
    'a message is sent',
    async ({ visitor }) => {
      await visitor.open('/contact');
      await visitor.fill(contactForm.fields.user_name.label, 'Adébáyọ̀ Ọlá');
      await visitor.fill(contactForm.fields.user_email.label, 'ada@example.com');
      await visitor.fill(contactForm.fields.message.label, 'Where do I fetch my card?');
      await visitor.tap(contactForm.submit);
      await visitor.sees(contactForm.sentNote);
    },
  ],
  [
    'a complaint is sent and gets a reference',
    async ({ visitor }) => {
      await visitor.open('/complaint');
      await visitor.tap(complaintKindLabels.charged);
      await visitor.fill(fields.message.label, 'They asked for money at the gate.');
      await visitor.fill(fields.user_phone.label, '0803 123 4567');
      await visitor.tap(complaintForm.submit);
      await visitor.isAt(/\/complaint\/sent$/);
      await visitor.sees(complaintSentPage.referenceLabel);
      await visitor.sees('LA-');
    },
  ],
  [
    'the newsletter is subscribed to',
    async ({ visitor }) => {
      await visitor.open('/resources');
      await visitor.fill(newsletter.email, 'ada@example.com');
      await visitor.tap(newsletter.submit);
      await visitor.sees(newsletterSent.heading);
    },
  ],
  [
    'the language is switched, and switched back',
    async ({ visitor }) => {
      await visitor.open('/plan');
      await visitor.tap(yoruba.language.name);
      await visitor.isAt(/\/yo\/plan$/);
      await visitor.sees(yoruba.languageWords.draft);
      await visitor.tap('English');
      await visitor.isAt(/[^o]\/plan$/);
    },
  ],
  [
    'the chat panel shows how to reach us, and closes',
    async ({ visitor }) => {
      await visitor.open('/resources');
      await visitor.doesNotSee(supportSection.lead);
      await visitor.tap(supportSection.button);
      await visitor.sees(supportSection.lead);
      await visitor.sees(supportSection.routes[0].label);
      await visitor.tap(supportSection.close);
      await visitor.doesNotSee(supportSection.lead);
    },
  ],
];
