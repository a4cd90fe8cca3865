export * from '../en/about-page.ts';
