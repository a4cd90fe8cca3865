export { contactForm, contactPage } from '../contact-page.ts';
export { formWords } from '../form-words.ts';
export { messageForms } from '../message-forms.ts';
export { offlineNote } from '../offline-page.ts';
