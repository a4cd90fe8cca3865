import type { SiteStatus } from '#app/site.ts';
import type { WaitingWork } from './waiting-work.ts';

/** Mail that waits for longer than a few tries at the mail server is late. */
const LATE_MS = 10 * 60_000;
/** For so long after the last visitor who was sent away. */
const BUSY_MS = 2 * 60_000;

interface StatusOptions {
  readWork(): Promise<WaitingWork | undefined>;
  sendsMail: boolean;
  /** When somebody was last sent away because too many asked at once, in milliseconds since 1970. */
  lastRefusal(): number;
}

/** Tells visitors what works now, in what they notice and nothing else; never fails. */
export function createStatusService({ readWork, sendsMail, lastRefusal }: StatusOptions) {
  return async (now = Date.now()): Promise<SiteStatus> => {
    const work = await readWork();
    return {
      checkedAt: new Date(now).toISOString(),
      isBusy: now - lastRefusal() < BUSY_MS,
      takesMessages: work !== undefined,
      mails: !sendsMail ? { state: 'none' } : mailsOf(work, now),
    };
  };
}

function mailsOf(work: WaitingWork | undefined, now: number): SiteStatus['mails'] {
  if (!work) return { state: 'unknown' };
  const { oldestMailAt } = work;
  const isLate = oldestMailAt !== undefined && now - oldestMailAt > LATE_MS;
  return isLate ? { state: 'late', since: new Date(oldestMailAt).toISOString() } : { state: 'sent' };
}
