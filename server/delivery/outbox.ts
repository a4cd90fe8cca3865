import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import {
  type ClaimedMail,
  claimMails,
  LONGEST_RETRY_MS,
  recordOutcome,
  type Way,
} from './outbox-repository.ts';
import { type MailContext, writeMail } from './write-mail.ts';

/** How what is queued leaves us. */
export interface Channel<Written> {
  way: Way;
  /** Undefined when there is nothing left to say. */
  write(mail: ClaimedMail): Promise<Written | undefined>;
  send(written: Written): Promise<void>;
  isPermanent(error: unknown): boolean;
  /** Takes away what is needed no more, once it is sent or dropped. */
  forget?(mail: ClaimedMail): Promise<void>;
}

interface OutboxWorkerOptions<Written> {
  database: Database;
  config: Pick<Config, 'mail'>;
  channel: Channel<Written>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  pollMs?: number | undefined;
}

const POLL_MS = 2000;
const LONGEST_STEP_MS = 10_000;
const AT_ONCE = 5;
/** Within the time that a stopping process is given. */
const STOP_LIMIT_MS = 5000;
const RECORD_TRIES = 5;
const RECORD_PAUSE_MS = 500;
const LONGEST_REASON = 500;
const JITTER = 0.25;
const NOTHING_LEFT = 'nothing left to send: what it was about is gone or settled';

/** Brings what is queued to its server. What is not yet sent stays in the database, whatever happens to us. */
export function createOutboxWorker<Written>(options: OutboxWorkerOptions<Written>) {
  const { database, channel, log, config, pollMs = POLL_MS } = options;
  const { leaseMs, retryMs } = config.mail;
  let running: Promise<void> | undefined;
  let stopped = false;
  let again = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    clearTimeout(timer);
    running = makeRounds().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(wake, pollMs).unref();
    });
  }

  async function makeRounds(): Promise<void> {
    try {
      while (!stopped) {
        again = false;
        const batch = await claimMails(database, AT_ONCE, leaseMs, channel.way);
        if (failing) log.info('the outbox can be read again');
        failing = false;
        await Promise.all(batch.map(deliver));
        if (batch.length === 0 && !again) return;
      }
    } catch (err) {
      if (!failing) log.warn({ err }, 'the outbox cannot be read; mails wait');
      failing = true;
    }
  }

  async function deliver(mail: ClaimedMail): Promise<void> {
    const facts = { mail: mail.id, kind: mail.kind, attempt: mail.attempts + 1 };
    try {
      const written = await channel.write(mail);
      if (!written) {
        log.info(facts, 'a mail was dropped: what it was about is gone or settled');
        return record(mail, { state: 'dropped', last_error: NOTHING_LEFT });
      }
      await withTimeLimit(leaseMs / 2, () => channel.send(written));
    } catch (error) {
      const state = channel.isPermanent(error) ? 'failed' : 'waiting';
      // Not the error itself: servers repeat the address in what they say.
      log.warn({ ...facts, ...codesOf(error), state }, 'a mail could not be sent');
      const due_at = new Date(Date.now() + retryDelay(mail.attempts, retryMs)).toISOString();
      return record(mail, { state, due_at, last_error: reasonOf(error) });
    }
    log.info(facts, 'a mail was sent');
    await record(mail, { state: 'sent', sent_at: new Date().toISOString(), last_error: null });
  }

  /** A mail that was sent and not recorded would be sent again, so a database that stumbles is asked again. */
  async function record(mail: ClaimedMail, outcome: Parameters<typeof recordOutcome>[2]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await recordOutcome(database, mail, outcome);
        if (outcome.state === 'sent' || outcome.state === 'dropped') await channel.forget?.(mail);
        return;
      } catch (err) {
        if (tries === RECORD_TRIES || stopped) {
          log.error({ err, mail: mail.id }, 'what came of a mail could not be recorded');
          return;
        }
        await pause(RECORD_PAUSE_MS);
      }
    }
  }

  return {
    wake,
    /** Takes no new mail and waits for those being sent, but not for ever. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      if (running) await Promise.race([running, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

function codesOf(error: unknown) {
  const { code, responseCode, command } = Object(error);
  return { code, answer: responseCode, step: command };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
}

/** Doubles from the first pause up to six hours. Jitter spreads mails that failed together. */
export function retryDelay(attempts: number, firstMs: number, chance = Math.random()): number {
  const doubled = Math.min(firstMs * 2 ** Math.min(attempts, 30), LONGEST_RETRY_MS / (1 + JITTER));
  return Math.round(doubled * (1 + JITTER * chance));
}

/** Mails by SMTP. */
export function mailChannel(context: MailContext, transport: MailTransport): Channel<SendMailOptions> {
  return {
    way: 'mail',
    write: (mail) => writeMail(mail, context),
    send: (written) => transport.send(written),
    isPermanent,
  };
}

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
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (
    ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) &&
    Number(error.responseCode) >= 500 &&
    Number(error.responseCode) < 600
  );
}
