export * from '../en/site-files.ts';
