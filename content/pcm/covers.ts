export * from '../en/covers.ts';
