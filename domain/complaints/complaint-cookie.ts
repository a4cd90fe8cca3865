import { readReference } from './complaint-reference.ts';

/** The page that shows the reference. */
export const COMPLAINT_SENT_PATH = '/complaint/sent';

const NAME = 'lashma_complaint';
const LASTS_SECONDS = 3600;
/** Ends the value when the reference is mailed too. */
const MAILED = '.mailed';

/** What the page after sending knows. */
export interface SentComplaint {
  reference: string;
  isMailed: boolean;
}

/** For the one page at the path; out of the reach of scripts and of other sites' links. */
export function formatComplaintCookie(
  { reference, isMailed }: SentComplaint,
  path: string,
  isSecure: boolean,
): string {
  const parts = [
    `${NAME}=${reference}${isMailed ? MAILED : ''}`,
    `Path=${path}`,
    `Max-Age=${LASTS_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
  ];
  return [...parts, ...(isSecure ? ['Secure'] : [])].join('; ');
}

export function readComplaintCookie(cookies: Readonly<Record<string, string>>): SentComplaint | undefined {
  const value = cookies[NAME] ?? '';
  const isMailed = value.endsWith(MAILED);
  const reference = readReference(isMailed ? value.slice(0, -MAILED.length) : value);
  return reference ? { reference, isMailed } : undefined;
}
