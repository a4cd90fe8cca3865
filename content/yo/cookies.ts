export * from '../en/cookies.ts';
