import type { Tables } from '../../database/schema.ts';
import { moduleFile } from '../../project-root.ts';
import { RequestError } from '../../request-error.ts';
import { createSemaphore } from '../../semaphore.ts';
import { runInWorker } from '../../worker-process.ts';

/** Of a larger mail only the start is kept. */
export const MAX_BYTES = 10 * 1024 * 1024;
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_HEADERS = 1000;
const MAX_LINE_BYTES = 64 * 1024;
const MAX_PARTS = 500;
/** Enough for 10,000 characters. The parser needs about 2 KB of memory for each line. */
const MAX_PART_LINES = 2000;
const MAX_PARSED_LINES = 20_000;

const WORKER = moduleFile('server/features/inbound-mail/mail-worker');
const WORKER_LIMITS = { ms: 5000, memoryMb: 128 };
const semaphore = createSemaphore({ atOnce: 2, waitLimitMs: 60_000, mostWaiting: 10, mostOfOne: 4 });

/** Why a mail was not read, or that only its beginning was. */
type MailProblem = 'cut' | 'size' | 'headers' | 'lines' | 'parts' | 'unreadable';

export interface ReceivedMail {
  /** The start of a mail that is too large. */
  bytes: Buffer;
  isTooLarge: boolean;
  /** A hash of the whole mail. */
  hash: string;
}

export type ReadMail = Pick<Tables['visitor_replies'], 'text' | 'attachments' | 'problem'>;

type WorkerAnswer = Omit<ReadMail, 'problem'> & { isCut: boolean };

export type MailHeaders = ReturnType<typeof readHeaders>;

export function readHeaders({ bytes }: ReceivedMail) {
  const start = bytes.toString('latin1', 0, MAX_HEADER_BYTES);
  const [block = ''] = start.split(/\r?\n\r?\n/, 1);
  const fields = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const isCut = block.length === MAX_HEADER_BYTES;
  return {
    isTooLong: isCut || fields.length > MAX_HEADERS,
    valuesOf: (name: string) =>
      fields
        .slice(0, MAX_HEADERS)
        .filter((field) => field.slice(0, name.length + 1).toLowerCase() === `${name}:`)
        .map((field) => field.slice(name.length + 1).trim()),
  };
}

/** Reads a mail that belongs to a ticket. Mails of other tickets do not wait for those of this one. */
export async function readMail(
  mail: ReceivedMail,
  { isTooLong }: MailHeaders,
  ticket: string,
): Promise<ReadMail> {
  const refuse = (problem: MailProblem): ReadMail => ({ text: '', attachments: 0, problem });
  if (mail.isTooLarge) return refuse('size');
  if (isTooLong) return refuse('headers');
  const job = shorten(mail.bytes);
  if (typeof job === 'string') return refuse(job);
  try {
    const read = () => runInWorker<WorkerAnswer>(WORKER, job.bytes, WORKER_LIMITS);
    const { text, attachments, isCut } = await semaphore.run(read, ticket);
    return { text, attachments, problem: isCut || job.isCut ? 'cut' : null };
  } catch (error) {
    // Too many are waiting: the sender has to try again.
    if (error instanceof RequestError) throw error;
    return refuse('unreadable');
  }
}

const [DASH, LINE_FEED, RETURN] = Buffer.from('-\n\r');
const BOUNDARY = /^--/gm;
/** Text, no lines of a file. Of a text without spaces more than what is stored comes before what is left out. */
const TEXT = /[^\w+/=\s]|[ \t]\S|=[^=\s]/;

/** The mail with the first lines of each part, since a long one is a file or longer than what is stored. */
function shorten(bytes: Buffer): { bytes: Buffer; isCut: boolean } | MailProblem {
  const text = bytes.toString('latin1');
  const parsed: Buffer[] = [];
  let isCut = false;
  let isHeader = true;
  let parts = 0;
  let partLines = 0;
  for (let start = 0, end = 0; start < bytes.length; start = end) {
    end = bytes.indexOf('\n', start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    // A boundary: few texts have that many lines that only look like one.
    if (line[0] === DASH && line[1] === DASH) {
      parts++;
      partLines = 0;
      isHeader = true;
    }
    parsed.push(line);
    if (line.length > MAX_LINE_BYTES || parsed.length > MAX_PARSED_LINES) return 'lines';
    if (parts > MAX_PARTS) return 'parts';
    if (!isHeader && ++partLines === MAX_PART_LINES) {
      BOUNDARY.lastIndex = end;
      const rest = end;
      end = BOUNDARY.exec(text)?.index ?? bytes.length;
      isCut ||= TEXT.test(text.slice(rest, Math.min(end, rest + MAX_LINE_BYTES)));
    }
    if (line[0] === LINE_FEED || line[0] === RETURN) isHeader = false;
  }
  return { bytes: Buffer.concat(parsed), isCut };
}
