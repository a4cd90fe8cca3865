import type { FastifyBaseLogger } from 'fastify';
import type { FormAnswer, FormKind, FormService } from '#app/site.ts';
import type { FormWords } from '#content/form-words.ts';
import { checkComplaintForm, cleanComplaintForm } from '#domain/forms/complaint-form.ts';
import { checkContactForm, cleanContactForm } from '#domain/forms/contact-form.ts';
import type { FieldError, FormFields } from '#domain/forms/form-fields.ts';
import { checkNewsletterForm, cleanNewsletterForm } from '#domain/forms/newsletter-form.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database, Suspicion } from '../../database/schema.ts';
import { contentIn, knownLanguage } from '../../languages.ts';
import { createSemaphore } from '../../semaphore.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { storeMessage } from '../message/message-repository.ts';
import type { MailLinks } from '../newsletter/mail-links.ts';
import { confirmSubscriber, signUp, unsubscribe } from '../newsletter/subscriber-repository.ts';
import { suspect } from './suspect.ts';

interface FormServiceOptions {
  database: Database;
  links: MailLinks;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Throws when what was stored is in a file that is gone. */
  requireFile(): void;
  /** Told when mail may have been queued, so that it need not wait for the courier's next round. */
  onStored(): void;
}

/** Half of the database's connections: pages need some too. */
const STORED_AT_ONCE = 5;
const LONGEST_WAIT_MS = 20_000;

interface Sent {
  fields: FormFields;
  language: string;
}

interface FormRules {
  words(language: string): FormWords;
  check(sent: Sent): FieldError[];
  /** Gives the reference of a complaint. */
  store(database: Database, sent: Sent, suspicion: Suspicion | null): Promise<string | undefined>;
}

const formWords = (language: string) => contentIn(language, 'form-words').formWords;
const complaintWords = (language: string) => contentIn(language, 'complaint-page').complaintFormWords;

const forms: Record<FormKind, FormRules> = {
  contact: {
    words: formWords,
    check: ({ fields, language }) => checkContactForm(fields, formWords(language)),
    async store(database, { fields, language }, suspicion) {
      await storeMessage(database, cleanContactForm(fields), suspicion, language);
      return undefined;
    },
  },
  newsletter: {
    words: formWords,
    check: ({ fields, language }) => checkNewsletterForm(fields, formWords(language)),
    async store(database, { fields, language }, suspicion) {
      await signUp(database, cleanNewsletterForm(fields), suspicion, language);
      return undefined;
    },
  },
  complaint: {
    words: complaintWords,
    check: ({ fields, language }) =>
      checkComplaintForm(fields, complaintWords(language), lagosDay(new Date())),
    async store(database, { fields, language }, suspicion) {
      return (await storeComplaint(database, cleanComplaintForm(fields), suspicion, language)).reference;
    },
  },
};

/** Checks and stores what visitors send. Whoever calls it limits how often they may. */
export function createFormService(options: FormServiceOptions): FormService {
  const { database, links, log, requireFile, onStored } = options;
  const inTurn = createSemaphore({ atOnce: STORED_AT_ONCE, waitLimitMs: LONGEST_WAIT_MS });
  return {
    async submit(kind, fields, { startedAt, language: asked }) {
      const { check, store, words } = forms[kind];
      const language = knownLanguage(asked);
      const sent = { fields, language };
      const errors = check(sent);
      if (errors.length > 0) return { ok: false, status: 400, errors };
      try {
        const suspicion = suspect(kind, { website: fields.website, startedAt });
        const reference = await inTurn(() => store(database, sent, suspicion));
        // Afterwards, so that nothing is acknowledged that was stored into a file that nobody can find.
        requireFile();
        onStored();
        return { ok: true, reference };
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

/** A refusal that is about no single field. */
export function refusal(status: 413 | 429 | 503, reason: string): FormAnswer {
  return { ok: false, status, errors: [{ field: '', reason }] };
}
