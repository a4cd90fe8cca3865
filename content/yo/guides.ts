export * from '../en/guides.ts';
