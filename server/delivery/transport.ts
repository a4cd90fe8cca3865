import type { SendMailOptions } from 'nodemailer';

const LONGEST_STEP_MS = 10_000;

export interface MailTransport {
  send(mail: SendMailOptions): Promise<void>;
}

/** A new connection for each mail: there are few, and nothing is left open when the site stops. */
export function createSmtpTransport(url: string, sendLimitMs: number): MailTransport {
  const stepMs = Math.min(LONGEST_STEP_MS, Math.floor(sendLimitMs / 3));
  const options = {
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: 2 * stepMs,
    // A mail is made of text alone: nothing in it may ever be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      await createTransport(options).sendMail(mail);
    },
  };
}

/** The server has refused this mail for good. A refused log-in or connection is about us and can be put right. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (
    ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) &&
    Number(error.responseCode) >= 500 &&
    Number(error.responseCode) < 600
  );
}
