import type { PolicyId } from '../en/policies.ts';

/** The Markdown texts; `?raw` is a Vite feature. */
export const policyTexts: Record<PolicyId, () => Promise<string>> = {
  accessibility: () => import('./accessibility.md?raw').then((file) => file.default),
  cookies: () => import('./cookies-policy.md?raw').then((file) => file.default),
  privacy: () => import('./privacy-policy.md?raw').then((file) => file.default),
};
