export * from '../en/policies.ts';
