import { contentIn } from '#server/languages.ts';
import { complaintForm, complaintKindLabels, complaintSentPage } from '#words/complaint-page.ts';
import { consentButtons, consentChoice } from '#words/consent.ts';
import { contactForm } from '#words/contact-page.ts';
import { heroCarousel, heroSlides, popUp, supportSection } from '#words/home.ts';
import { menuWords } from '#words/navigation.ts';
import { newsletter, newsletterSent } from '#words/newsletter-pages.ts';
import { householdCalculator } from '#words/plan-page.ts';
import { findWords, sectionWords } from '#words/provider-page.ts';
import { searchPage } from '#words/search-page.ts';
import { otherLanguage } from '../../support/site-paths.ts';
import type { Visitor } from './visitor.ts';

interface Visit {
  isPhone: boolean;
}

/** What a visitor does or sees, and the words by which it is found. */
type Step = [keyof Visitor, ...words: string[]];

const [first, family = first] = heroSlides;
const slideOf = heroCarousel.slide(2, heroSlides.length, family.title);
const contact = contactForm.fields;
const complaint = complaintForm.fields;
const other = contentIn(otherLanguage, 'language');
const delivery = 'Delivery is covered after five months of enrolment';
const familyOf6 = 'family of up to 6';

const when = (isSo: boolean, ...steps: Step[]) => (isSo ? steps : []);

/** One visit in one window, step after step: what somebody taps, types and sees. */
export const walk: Record<string, (visit: Visit) => Step[]> = {
  'the pop-up is seen, and closed for the day': () => [
    ['open', '/'],
    ['faces', popUp.title],
    ['tap', popUp.notToday],
    ['tap', popUp.close],
    ['doesNotSee', popUp.title],
  ],
  'cookies are rejected, then accepted': () => [
    ['tap', consentButtons.declined],
    ['doesNotSee', consentButtons.declined],
    ['open', '/cookies-policy'],
    ['sees', consentChoice.declined],
    ['tap', consentButtons.accepted],
    ['sees', consentChoice.accepted],
    ['doesNotSee', consentChoice.declined],
  ],
  'the menu leads to another page': ({ isPhone }) => [
    ['open', '/'],
    ...when(isPhone, ['tap', menuWords.toggle]),
    ['tap', 'Our Network'],
    ['tap', 'Resources'],
    ['isAt', '/resources'],
  ],
  'the hero shows the slide that is asked for': () => [
    ['open', '/'],
    ['tap', slideOf],
    ['faces', family.btnText],
  ],
  'plans are compared': () => [
    ['open', '/plan'],
    ['tap', 'Highlight Differences'],
    ['sees', 'differ and are marked'],
  ],
  'a household sees what it costs': () => [
    ['open', '/plan'],
    ['doesNotSee', familyOf6],
    ['tap', householdCalculator.more(householdCalculator.groups.children.label)],
    ['sees', familyOf6],
  ],
  'a hospital is found by its name': () => [
    ['open', '/provider'],
    ['fill', findWords.label, 'nicholas'],
    ['tap', findWords.submit],
    ['sees', 'St. Nicholas Hospital'],
  ],
  'hospitals are filtered by area, and their list has pages': () => [
    ['open', '/provider'],
    ['tap', 'Ikorodu'],
    ['isAt', '/provider/ikorodu'],
    ['open', '/provider?jaara-lga=lga%3AIkorodu'],
    ['sees', '45 hospitals found'],
    ['tap', 'Next'],
    ['sees', sectionWords.rows(21, 40)],
    ['tap', 'Previous'],
    ['sees', sectionWords.rows(1, 20)],
  ],
  'a place has its own page': () => [
    ['tap', 'Alheri Hospital'],
    ['isAt', '/provider/ikorodu/alheri-hospital'],
    ['sees', '60, Agunfoye Road'],
  ],
  'the site is searched': ({ isPhone }) => [
    ...when(isPhone, ['tap', searchPage.whole]),
    ['fill', isPhone ? searchPage.label : searchPage.whole, 'maternity'],
    ['tap', isPhone ? searchPage.submit : searchPage.whole],
    ['sees', searchPage.answer],
  ],
  'a question opens and is answered': () => [
    ['open', '/faq'],
    ['doesNotSee', delivery],
    ['tap', 'I am pregnant. What is covered?'],
    ['sees', delivery],
  ],
  'a message is sent': () => [
    ['open', '/contact'],
    ['fill', contact.user_name.label, 'Adébáyọ̀ Ọlá'],
    ['fill', contact.user_email.label, 'ada@example.com'],
    ['fill', contact.message.label, 'Where do I fetch my card?'],
    ['tap', contactForm.submit],
    ['sees', contactForm.sentNote],
  ],
  'a complaint is sent and gets a reference': () => [
    ['open', '/complaint'],
    ['tap', complaintKindLabels.charged],
    ['fill', complaint.message.label, 'They asked for money at the gate.'],
    ['fill', complaint.user_phone.label, '0803 123 4567'],
    ['tap', complaintForm.submit],
    ['isAt', '/complaint/sent'],
    ['sees', complaintSentPage.referenceLabel],
    ['sees', 'LA-'],
  ],
  'the newsletter is subscribed to': () => [
    ['open', '/resources'],
    ['fill', newsletter.email, 'ada@example.com'],
    ['tap', newsletter.submit],
    ['sees', newsletterSent.heading],
  ],
  'the language is switched, and switched back': () => [
    ['open', '/plan'],
    ['tap', other.language.name],
    ['isAt', `/${otherLanguage}/plan`],
    ['sees', other.languageWords.draft],
    ['tap', 'English'],
    ['isAt', '/plan'],
  ],
  'the chat panel shows how to reach us, and closes': () => [
    ['open', '/resources'],
    ['doesNotSee', supportSection.lead],
    ['tap', supportSection.button],
    ['sees', supportSection.lead],
    ['sees', supportSection.routes[0].label],
    ['tap', supportSection.close],
    ['doesNotSee', supportSection.lead],
  ],
};
