import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { formWords } from '#words/message-forms.ts';
import type { Place } from './databases.ts';
import { sendMessage } from './message-site.ts';

const PATHS = ['/', '/plan', '/blog', '/provider', '/faq', '/contact'];
const BETWEEN_MS = 20;
/** A busy machine takes its time, and a frozen one lets others wait. */
export const PATIENCE = { timeout: 150_000 };

interface CrowdOptions {
  senders?: number;
  readers?: number;
  /** Of each message; longer ones fill a disk sooner. */
  length?: number;
}

export type CrowdOfWriters = ReturnType<typeof startWriters>;

/** Visitors who read page after page and send message after message, each with another text, until they are stopped. */
export function startWriters(url: string, { senders = 2, readers = 2, length = 0 }: CrowdOptions = {}) {
  const crowd = {
    /** What they were told is stored. */
    acknowledged: [] as string[],
    /** How many were told that theirs is not. */
    refused: 0,
    /** Pages that came whole. */
    read: 0,
    /** Whatever else was answered, or not answered at all. */
    failed: [] as string[],
  };
  const own = crypto.randomUUID();
  let isOver = false;
  let sent = 0;

  async function keepSending(): Promise<void> {
    while (!isOver) {
      const text = `message ${sent++} of ${own} ${'x'.repeat(length)}`.trimEnd();
      const answer = await sendMessage(url, text);
      if (answer.status === 200) crowd.acknowledged.push(text);
      else if (answer.status === 503 && answer.text === formWords.notStored) crowd.refused++;
      else crowd.failed.push(`a message: ${answer.status} ${answer.text.slice(0, 200)}`);
      await pause(BETWEEN_MS);
    }
  }

  async function keepReading(first: number): Promise<void> {
    for (let turn = first; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      try {
        const page = await fetch(url + path);
        const text = await page.text();
        if (page.status === 200 && text.trimEnd().endsWith('</html>')) crowd.read++;
        else crowd.failed.push(`${path}: ${page.status} ${text.slice(-80)}`);
      } catch (error) {
        crowd.failed.push(`${path}: ${error} ${(error as Error).cause}`);
      }
      await pause(BETWEEN_MS);
    }
  }

  const visitors = Promise.all([
    ...Array.from({ length: senders }, keepSending),
    ...Array.from({ length: readers }, (_, reader) => keepReading(reader)),
  ]);
  return Object.assign(crowd, {
    /** Waits until so many more messages were taken and pages read than now. */
    async goOn(count: number): Promise<void> {
      const { acknowledged, read } = crowd;
      const enough = { taken: acknowledged.length + count, read: read + count };
      await expect.poll(() => crowd.acknowledged.length, PATIENCE).toBeGreaterThanOrEqual(enough.taken);
      await expect.poll(() => crowd.read, PATIENCE).toBeGreaterThanOrEqual(enough.read);
    },
    async stop(): Promise<void> {
      isOver = true;
      await visitors;
    },
  });
}

/** Nothing acknowledged is lost, nothing is stored twice, and each message has its two mails. */
export async function expectStored(place: Place, acknowledged: string[]): Promise<void> {
  const database = await connectDatabase(place);
  try {
    const rows = await database.selectFrom('messages').select('message').execute();
    const stored = rows.map(({ message }) => message);
    const known = new Set(stored);
    expect(acknowledged.filter((text) => !known.has(text))).toEqual([]);
    expect(stored).toHaveLength(known.size);
    const mails = await database
      .selectFrom('outbox')
      .select('id')
      .where('message_id', 'is not', null)
      .execute();
    expect(mails).toHaveLength(2 * stored.length);
  } finally {
    await database.destroy();
  }
}
