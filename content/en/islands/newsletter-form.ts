export { formWords, messageForms } from '../message-forms.ts';
export { newsletter } from '../newsletter-pages.ts';
export { offlineNote } from '../offline-page.ts';
