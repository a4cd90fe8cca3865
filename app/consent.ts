import { useSyncExternalStore } from 'react';
import { consentCookie, consentPath } from '#content/consent.ts';
import { type Consent, formatConsentCookie } from '#rules/consent-cookie.ts';

/** `ask` until the visitor has chosen. */
export type ConsentState = Consent | 'ask';

const listeners = new Set<() => void>();

/**
 * Runs in the head of every page, before anything is painted. Pages are the same for everyone, so the cookie's word
 * is put on the root element, where styles and scripts find it. Without scripts there is nothing to consent to.
 */
export const CONSENT_SCRIPT = `document.documentElement.dataset.consent=(document.cookie.match(/(?:^|; )${consentCookie.name}=(accepted|declined)(?:;|$)/)||["","ask"])[1]`;

export function currentConsent(): ConsentState {
  const { consent } = document.documentElement.dataset;
  return consent === 'accepted' || consent === 'declined' ? consent : 'ask';
}

export function chooseConsent(choice: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our visitors' phones
  document.cookie = formatConsentCookie(consentCookie, choice, location.protocol === 'https:');
  document.documentElement.dataset.consent = choice;
  // Safari forgets after a week what a script has written; what the server has set stays for the whole year.
  fetch(consentPath, {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
    keepalive: true,
  }).catch(() => {});
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gates everything that is not necessary: only `accepted` may load it. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, currentConsent, () => 'ask');
}
