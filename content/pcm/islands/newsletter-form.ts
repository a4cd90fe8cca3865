export { formWords, messageForms } from '../message-forms.ts';
export { offlineNote } from '../offline-page.ts';
export { newsletter } from '../site.ts';
