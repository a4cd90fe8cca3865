export * from '../en/covered.ts';
