export * from '../en/resources.ts';
