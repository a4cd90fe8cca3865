import type { PolicyId } from '../en/policies.ts';
import { brand, phoneLines, when } from '../en/site.ts';
import { dataProtectionOfficer, email, office } from '../facts/addresses.ts';
import { contactHref, externalLinks } from '../facts/links.ts';

/** The Markdown texts; `?raw` is a Vite feature. */
export const policyTexts: Record<PolicyId, () => Promise<string>> = {
  accessibility: () => import('./accessibility.md?raw').then((file) => file.default),
  cookies: () => import('./cookies-policy.md?raw').then((file) => file.default),
  privacy: () => import('./privacy-policy.md?raw').then((file) => file.default),
};

/** The values of placeholders in braces, so that a number or address changes in one place. */
export const policyValues: Record<string, string> = {
  brand: brand.name,
  fullName: brand.fullName,
  scheme: brand.scheme,
  email,
  tollFree: phoneLines.tollFree.display,
  tollFreeDigits: phoneLines.tollFree.digits,
  tollFreeTo: phoneLines.tollFree.to,
  tollFreeWhen: when.tollFree,
  askLine: phoneLines.askLine.display,
  askLineDigits: phoneLines.askLine.digits,
  askLineTo: phoneLines.askLine.to,
  barrierHref: contactHref('A barrier on the website'),
  officer: dataProtectionOfficer.display,
  officerTo: dataProtectionOfficer.to,
  office: office.lines.join(', '),
  analyticsOptOut: externalLinks.analyticsOptOut,
};
