import { expect, onTestFinished } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { contactBody } from './send-form.ts';
import { type ReceivedMail, startSmtp, type TestSmtp } from './smtp.ts';

const AGENCY = 'help@lashma.example';

/** For sites under test that send mail: short pauses, so that what comes after a failure comes within seconds. */
export function mailEnvironment({ url }: TestSmtp, leaseSeconds = 8): Record<string, string> {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'site@lashma.example',
    MAIL_TO: AGENCY,
    MAIL_LEASE_SECONDS: String(leaseSeconds),
    MAIL_RETRY_SECONDS: '1',
    FORM_LIMIT: '1000000',
  };
}

/** Sends a message from an address of its own. Without an answer the status is 0: nobody knows what became of it. */
export async function sendMessage(url: string, message: string) {
  try {
    const body = contactBody({ message, user_email: `${crypto.randomUUID()}@example.com` });
    const response = await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body });
    // The reference in the next line is new for each message.
    const [text = ''] = (await response.text()).split('\n');
    return { status: response.status, text };
  } catch {
    return { status: 0, text: 'no answer' };
  }
}

/** The messages that have reached the agency, by their text. */
export function deliveredMessages({ mails }: TestSmtp): string[] {
  return agencyMails(mails).map(({ text }) => text?.trimEnd().split('\n').at(-1) ?? '');
}

export function agencyMails(mails: ReceivedMail[]): ReceivedMail[] {
  return mails.filter(({ recipients }) => recipients.includes(AGENCY));
}

/** An SMTP server that ends with the test. */
export async function testSmtp(): Promise<TestSmtp> {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  return smtp;
}

/** Waits until every mail of the outbox is recorded as sent. */
export async function untilAllSent(database: Database): Promise<void> {
  const unsent = () => database.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
  await expect.poll(unsent, { timeout: 150_000 }).toEqual([]);
}
