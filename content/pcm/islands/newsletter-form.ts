export { formWords } from '../form-words.ts';
export { messageForms } from '../message-forms.ts';
export { offlineNote } from '../offline-page.ts';
export { newsletter } from '../site.ts';
