/**
 * The modules that the server reads in every language, outside of a page's bundle: for mails, the errors of forms and
 * phones, and for what the desk shows of a language.
 */

export * as complaintPage from './complaint-page.ts';
export * as enrolmentPlaces from './enrolment-places.ts';
export * as faq from './faq.ts';
export * as home from './home.ts';
export * as language from './language.ts';
export * as mails from './mails.ts';
export * as messageForms from './message-forms.ts';
export * as phone from './phone.ts';
export * as placeDetails from './place-details.ts';
export * as site from './site.ts';
