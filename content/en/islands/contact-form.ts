export { contactForm, contactPage } from '../contact-page.ts';
export { formWords, messageForms } from '../message-forms.ts';
export { offlineNote } from '../offline-page.ts';
