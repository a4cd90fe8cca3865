import { readReference } from './complaint-reference.ts';

/** The page that shows the reference, the only one to which browsers send it. */
export const COMPLAINT_SENT_PATH = '/complaint/sent';

const NAME = 'lashma_complaint';
const LASTS_SECONDS = 3600;

/** Out of the reach of scripts and of other sites' links. */
export function formatComplaintCookie(reference: string, isSecure: boolean): string {
  const parts = [
    `${NAME}=${reference}`,
    `Path=${COMPLAINT_SENT_PATH}`,
    `Max-Age=${LASTS_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function readComplaintCookie(cookies: Readonly<Record<string, string>>): string | undefined {
  return readReference(cookies[NAME] ?? '');
}
