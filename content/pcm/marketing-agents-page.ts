export * from '../en/marketing-agents-page.ts';
