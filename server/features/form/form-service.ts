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
import { checkReportForm, cleanReportForm } from '#domain/forms/report-form.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { FormWords } from '#words/message-forms.ts';
import type { Suspicion } from '../../database/message-tables.ts';
import type { Database } from '../../database/schema.ts';
import { isSecret } from '../../is-secret.ts';
import { contentIn, knownLanguage } from '../../languages.ts';
import { RequestError } from '../../request-error.ts';
import { createSemaphore } from '../../semaphore.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import {
  findStoredComplaint,
  type StoredComplaint,
  storeComplaint,
} from '../complaint/complaint-repository.ts';
import { storeReport } from '../directory/place-report-repository.ts';
import { findSentMessage, storeMessage } from '../message/message-repository.ts';
import { createMailLinks } from '../newsletter/mail-links.ts';
import { confirmSubscriber, signUp, unsubscribe } from '../newsletter/subscriber-repository.ts';
import { findEarlier, forgetSentForms, keepComplaintOf } from './sent-form-repository.ts';

interface FormServiceOptions {
  database: Database;
  log: Pick<FastifyBaseLogger, 'error'>;
  sendsMail: boolean;
  /** Throws when what was stored is in a file that is gone. */
  requireFile(): void;
  /** Whoever knows it sends to find out whether it can be done: checked, stored and taken back in one transaction. */
  probeToken?: string | undefined;
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
  suspicion: Suspicion | null;
  isProbe: boolean;
}

/** Ends the transaction of a probe. */
class TakenBack extends Error {}

const formWords = (language: string) => contentIn(language, 'messageForms').formWords;
const complaintWords = (language: string) => contentIn(language, 'complaintPage').complaintFormWords;

const reportWords = (language: string) => contentIn(language, 'placeDetails').reportFormWords;

const forms = {
  contact: defineForm(
    formWords,
    (fields, words) => checkForm(contactFields, fields, words),
    (fields) => cleanForm(contactFields, fields),
    storeMessage,
  ),
  newsletter: defineForm(
    formWords,
    (fields, words) => checkForm(newsletterFields, fields, words),
    (fields) => cleanForm(newsletterFields, fields),
    signUp,
  ),
  complaint: defineForm(complaintWords, checkComplaintForm, cleanComplaintForm, storeComplaint),
  'place-report': defineForm(reportWords, checkReportForm, cleanReportForm, storeReport),
};

function defineForm<Form extends object, Words extends FormWords>(
  words: (language: string) => Words,
  check: (fields: FormFields, words: Words, today: string) => FieldError[],
  clean: (fields: FormFields) => Form,
  store: (
    transaction: Database,
    form: Form,
    suspicion: Suspicion | null,
    language: string,
  ) => Promise<unknown>,
) {
  return {
    words,
    check: (fields: FormFields, language: string) => check(fields, words(language), lagosDay(new Date())),
    /** By which it is known when it is sent again. */
    contentOf: ({ fields, language }: Sent) => ({ language, ...clean(fields) }),
    store: (transaction: Database, { fields, suspicion, language }: Sent) =>
      store(transaction, clean(fields), suspicion, language),
  };
}

/** Checks and stores what visitors send. Whoever calls it limits how often they may. */
export function createFormService(options: FormServiceOptions): FormService {
  const { database, log, sendsMail, requireFile, probeToken, onStored } = options;
  const links = createMailLinks(database);
  const storing = createSemaphore({ atOnce: STORED_AT_ONCE, waitLimitMs: POST_LIMIT_MS });
  let forgottenAt = 0;

  /** Nothing is begun after the deadline, and what has begun by then is waited for: its sender learns what came of it. */
  function storeInTime(kind: FormKind, sent: Sent, deadline?: Deadline) {
    const limitMs = SHARE_FOR_STORING * (deadline?.leftMs() ?? POST_LIMIT_MS);
    return withTimeLimit(limitMs, (limit) =>
      storing.run(() =>
        database.transaction().execute((transaction) => {
          limit.lift();
          deadline?.lift();
          const stored = storeOnce(transaction, kind, sent);
          return sent.isProbe ? stored.then(() => Promise.reject(new TakenBack())) : stored;
        }),
      ),
    ).catch((error) => {
      if (error instanceof TakenBack) return undefined;
      throw error;
    });
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
      const errors = check(fields, language);
      if (errors.length > 0) return { ok: false, status: 400, errors };
      try {
        const suspicion = suspect(kind, { website: fields.website, startedAt });
        const isProbe = probeToken !== undefined && isSecret(fields.probe_token ?? '', probeToken);
        const sent = { fields, startedAt, language, suspicion, isProbe };
        const stored = await storeInTime(kind, sent, deadline);
        // Afterwards, so that nothing is acknowledged that was stored into a file that nobody can find.
        requireFile();
        if (isProbe) return { ok: true };
        onStored();
        void forgetOld();
        const isMailed = sendsMail && stored?.isAcknowledged;
        return { ok: true, reference: stored?.reference, dueOn: stored?.due_on ?? undefined, isMailed };
      } catch (err) {
        if (err instanceof RequestError && err.statusCode === 429) return refusal(429, err.message);
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

/** What the sender of a message or complaint can quote. */
type Stored = Pick<StoredComplaint, 'reference' | 'due_on'> & { isAcknowledged?: boolean };

/** Stores a form, unless it was sent before. */
async function storeOnce(transaction: Database, kind: FormKind, sent: Sent): Promise<Stored | undefined> {
  const { contentOf, store } = forms[kind];
  // A sign-up is known by its address, which has one row.
  if (kind === 'newsletter') return void (await store(transaction, sent));
  const form = {
    kind,
    content: contentOf(sent),
    isSuspected: sent.suspicion !== null,
    startedAt: WRITTEN_BY_US.test(sent.startedAt) ? sent.startedAt : '',
  };
  const earlier = await findEarlier(transaction, form);
  if (earlier?.complaintId) return findStoredComplaint(transaction, earlier.complaintId);
  const stored = earlier ? undefined : await store(transaction, sent);
  if (kind === 'contact') return findSentMessage(transaction, cleanForm(contactFields, sent.fields));
  if (kind !== 'complaint' || !stored) return undefined;
  const complaint = stored as StoredComplaint;
  await keepComplaintOf(transaction, form, complaint.id);
  return complaint;
}

/** A refusal for one reason, which is about no single field unless one is named. */
export function refusal(status: 413 | 429 | 503, reason: string, field = ''): FormAnswer {
  return { ok: false, status, errors: [{ field, reason }] };
}

/** Nobody writes a message so fast; a newsletter form may be filled by the browser and sent in a moment. */
const TOO_FAST_MS: Record<FormKind, number> = {
  contact: 3000,
  newsletter: 1000,
  complaint: 3000,
  'place-report': 3000,
};

/** What makes a form look like a bot's. The start is the phone's own time: a clock ahead of ours tells nothing. */
export function suspect(
  kind: FormKind,
  { website, startedAt }: { website: string | undefined; startedAt: string | undefined },
  now = Date.now(),
): Suspicion | null {
  if (website?.trim()) return 'honeypot';
  const elapsed = now - readTime(startedAt);
  return elapsed >= 0 && elapsed < TOO_FAST_MS[kind] ? 'too-fast' : null;
}

function readTime(text = ''): number {
  return WRITTEN_BY_US.test(text) ? Number(text) : Date.parse(text);
}
