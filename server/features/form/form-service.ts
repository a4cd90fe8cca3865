import type { FastifyBaseLogger } from 'fastify';
import type { Deadline, FormAnswer, FormKind, FormService } from '#app/site.ts';
import { checkComplaintForm, cleanComplaintForm } from '#domain/forms/complaint-form.ts';
import {
  checkForm,
  cleanForm,
  contactFields,
  type FieldError,
  type FormFields,
  newsletterFields,
} from '#domain/forms/form-fields.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { FormWords } from '#words/form-words.ts';
import type { Database, Suspicion } from '../../database/schema.ts';
import { contentIn, knownLanguage } from '../../languages.ts';
import { createSemaphore } from '../../semaphore.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import {
  findStoredComplaint,
  type StoredComplaint,
  storeComplaint,
} from '../complaint/complaint-repository.ts';
import { storeMessage } from '../message/message-repository.ts';
import type { MailLinks } from '../newsletter/mail-links.ts';
import { confirmSubscriber, signUp, unsubscribe } from '../newsletter/subscriber-repository.ts';
import { findEarlier, forgetSentForms, keepComplaintOf } from './sent-form-repository.ts';

interface FormServiceOptions {
  database: Database;
  links: MailLinks;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether mails that are queued are sent. */
  sendsMail: boolean;
  /** Throws when what was stored is in a file that is gone. */
  requireFile(): void;
  /** Told when mail may have been queued, so that it need not wait for the outbox worker's next round. */
  onStored(): void;
}

/** Half of the database's connections: pages need some too. */
const STORED_AT_ONCE = 5;
/** For all of a post. Well below what a proxy waits for, and long enough for a crowd that sends at once. */
export const POST_LIMIT_MS = 20_000;
/** The rest of the time is for the page that says that nothing was stored. */
const SHARE_FOR_STORING = 0.8;
/** A hidden field can hold anything, also what PostgreSQL does not take. */
const WRITTEN_BY_US = /^\d{1,16}$/;
const FORGET_EVERY_MS = 3_600_000;

interface Sent {
  fields: FormFields;
  startedAt: string;
  language: string;
}

interface FormRules {
  words(language: string): FormWords;
  check(sent: Sent): FieldError[];
  /** By which it is known when it is sent again. A sign-up needs none, since an address has one row. */
  contentOf?(fields: FormFields): object;
  /** Gives the complaint, if it is one. */
  store(transaction: Database, sent: Sent, suspicion: Suspicion | null): Promise<StoredComplaint | undefined>;
}

const formWords = (language: string) => contentIn(language, 'formWords').formWords;
const complaintWords = (language: string) => contentIn(language, 'complaintPage').complaintFormWords;

const forms: Record<FormKind, FormRules> = {
  contact: {
    words: formWords,
    check: ({ fields, language }) => checkForm(contactFields, fields, formWords(language)),
    contentOf: (fields) => cleanForm(contactFields, fields),
    async store(transaction, { fields, language }, suspicion) {
      await storeMessage(transaction, cleanForm(contactFields, fields), suspicion, language);
      return undefined;
    },
  },
  newsletter: {
    words: formWords,
    check: ({ fields, language }) => checkForm(newsletterFields, fields, formWords(language)),
    async store(transaction, { fields, language }, suspicion) {
      await signUp(transaction, cleanForm(newsletterFields, fields), suspicion, language);
      return undefined;
    },
  },
  complaint: {
    words: complaintWords,
    check: ({ fields, language }) =>
      checkComplaintForm(fields, complaintWords(language), lagosDay(new Date())),
    contentOf: cleanComplaintForm,
    store: (transaction, { fields, language }, suspicion) =>
      storeComplaint(transaction, cleanComplaintForm(fields), suspicion, language),
  },
};

/** Checks and stores what visitors send. Whoever calls it limits how often they may. */
export function createFormService(options: FormServiceOptions): FormService {
  const { database, links, log, sendsMail, requireFile, onStored } = options;
  const storing = createSemaphore({ atOnce: STORED_AT_ONCE, waitLimitMs: POST_LIMIT_MS });
  let forgottenAt = 0;

  /** Nothing is begun after the deadline, and what has begun by then is waited for: its sender learns what came of it. */
  function storeInTime(kind: FormKind, sent: Sent, suspicion: Suspicion | null, deadline?: Deadline) {
    const limitMs = SHARE_FOR_STORING * (deadline?.leftMs() ?? POST_LIMIT_MS);
    return withTimeLimit(limitMs, (limit) =>
      storing.run(() =>
        database.transaction().execute((transaction) => {
          limit.lift();
          deadline?.lift();
          return storeOnce(transaction, kind, sent, suspicion);
        }),
      ),
    );
  }

  async function forgetOld(): Promise<void> {
    if (Math.abs(Date.now() - forgottenAt) < FORGET_EVERY_MS) return;
    forgottenAt = Date.now();
    await forgetSentForms(database).catch((err) => log.error({ err }, 'sent forms could not be forgotten'));
  }

  return {
    async submit(kind, fields, { startedAt = '', language: asked, deadline }) {
      const { check, words } = forms[kind];
      const language = knownLanguage(asked);
      const sent = { fields, startedAt, language };
      const errors = check(sent);
      if (errors.length > 0) return { ok: false, status: 400, errors };
      try {
        const suspicion = suspect(kind, { website: fields.website, startedAt });
        const complaint = await storeInTime(kind, sent, suspicion, deadline);
        // Afterwards, so that nothing is acknowledged that was stored into a file that nobody can find.
        requireFile();
        onStored();
        void forgetOld();
        return {
          ok: true,
          reference: complaint?.reference,
          isMailed: complaint && sendsMail && complaint.isAcknowledged,
        };
      } catch (err) {
        log.error({ err, kind }, 'a form could not be stored');
        return refusal(503, words(language).notStored);
      }
    },

    async confirm(token) {
      const id = await links.read('confirm', token);
      const isConfirmed = id !== undefined && (await confirmSubscriber(database, id));
      requireFile();
      return isConfirmed;
    },

    async unsubscribe(token) {
      const id = await links.read('unsubscribe', token);
      if (id === undefined) return false;
      await unsubscribe(database, id);
      requireFile();
      return true;
    },
  };
}

/** Stores a form, unless it was sent before. Gives the complaint, if it is one. */
async function storeOnce(
  transaction: Database,
  kind: FormKind,
  sent: Sent,
  suspicion: Suspicion | null,
): Promise<StoredComplaint | undefined> {
  const { contentOf, store } = forms[kind];
  if (!contentOf) return store(transaction, sent, suspicion);
  const { fields, startedAt, language } = sent;
  const content = { language, ...contentOf(fields) };
  const form = {
    kind,
    content,
    isSuspected: suspicion !== null,
    startedAt: WRITTEN_BY_US.test(startedAt) ? startedAt : '',
  };
  const earlier = await findEarlier(transaction, form);
  if (earlier) return earlier.complaintId ? findStoredComplaint(transaction, earlier.complaintId) : undefined;
  const complaint = await store(transaction, sent, suspicion);
  if (complaint) await keepComplaintOf(transaction, form, complaint.id);
  return complaint;
}

/** A refusal that is about no single field. */
export function refusal(status: 413 | 429 | 503, reason: string): FormAnswer {
  return { ok: false, status, errors: [{ field: '', reason }] };
}

/** Nobody writes a message so fast; a newsletter form may be filled by the browser and sent in a moment. */
const TOO_FAST_MS: Record<FormKind, number> = { contact: 3000, newsletter: 1000, complaint: 3000 };

/**
 * What makes a submission look like a bot's. It is only ever a mark: a person's message is never lost by it.
 * The start is the phone's own time. When that clock is ahead of ours nothing can be told from it.
 */
export function suspect(
  kind: FormKind,
  { website, startedAt }: { website: string | undefined; startedAt: string | undefined },
  now = Date.now(),
): Suspicion | null {
  if (website?.trim()) return 'honeypot';
  const elapsed = now - readTime(startedAt);
  return elapsed >= 0 && elapsed < TOO_FAST_MS[kind] ? 'too-fast' : null;
}

function readTime(text: string | undefined): number {
  if (!text) return Number.NaN;
  return /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
}
