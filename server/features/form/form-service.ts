import type { FastifyBaseLogger } from 'fastify';
import type { FormAnswer, FormKind, FormService } from '#app/site.ts';
import { formWords } from '#content/form-words.ts';
import { checkContactForm, cleanContactForm } from '#domain/forms/contact-form.ts';
import { checkNewsletterForm, cleanNewsletterForm } from '#domain/forms/newsletter-form.ts';
import type { Database, Suspicion } from '../../database/schema.ts';
import { createSemaphore } from '../../semaphore.ts';
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

const checks = { contact: checkContactForm, newsletter: checkNewsletterForm };

/** Checks and stores what visitors send. Whoever calls it limits how often they may. */
export function createFormService(options: FormServiceOptions): FormService {
  const { database, links, log, requireFile, onStored } = options;
  const inTurn = createSemaphore({ atOnce: STORED_AT_ONCE, waitLimitMs: LONGEST_WAIT_MS });
  return {
    async submit(kind, fields, { startedAt }) {
      const errors = checks[kind](fields, formWords);
      if (errors.length > 0) return { ok: false, status: 400, errors };
      try {
        const suspicion = suspect(kind, { website: fields.website, startedAt });
        await inTurn(() => store(database, kind, fields, suspicion));
        // Afterwards, so that nothing is acknowledged that was stored into a file that nobody can find.
        requireFile();
      } catch (err) {
        log.error({ err, kind }, 'a form could not be stored');
        return refusal(503, formWords.notStored);
      }
      onStored();
      return { ok: true };
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

async function store(
  database: Database,
  kind: FormKind,
  fields: Record<string, string>,
  suspicion: Suspicion | null,
): Promise<void> {
  if (kind === 'contact') await storeMessage(database, cleanContactForm(fields), suspicion);
  else await signUp(database, cleanNewsletterForm(fields), suspicion);
}
