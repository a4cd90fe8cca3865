export * as complaintMails from './complaint-mails.ts';
export * as complaintPage from './complaint-page.ts';
export * as formWords from './form-words.ts';
export * as language from './language.ts';
export * as mails from './mails.ts';
export * as site from './site.ts';
