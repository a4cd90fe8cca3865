import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { connectDatabase } from '../../database/connect.ts';
import { MAX_PICTURE_BYTES } from './make-picture.ts';
import { findPictures, sweepPictures } from './picture-repository.ts';
import { createPictureService } from './picture-service.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Only the machine decides how long a picture takes; a test that waits for the limit sets it. */
const PATIENT = { ms: 120_000, waitLimitMs: 120_000 };

const blank = (height: number) =>
  sharp({ create: { width: 40, height, channels: 3, background: '#1d6b45' } })
    .png()
    .toBuffer();

/** Takes seconds, so that a client can go while it is made. */
const noise = () => {
  const texture = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1200, height: 2000, channels: 3, background: '#fff', noise: texture } as const;
  return sharp({ create }).png().toBuffer();
};

const workers = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

describe.each(dialects)('pictures, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function service(limits: Parameters<typeof createPictureService>[1] = {}) {
    const database = await connectDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const create = (others: typeof limits = {}) =>
      createPictureService(database, { ...PATIENT, ...limits, ...others });
    return { database, create, add: create().add };
  }

  test('that are known are not made again, and are kept for another week', async () => {
    const { database, create, add } = await service();
    const original = await blank(20);
    const picture = await add(original);
    await sweepPictures(database, [], new Date(Date.now() - WEEK_MS - 60_000));
    // No picture can be made in no time.
    const { add: addInNoTime } = create({ ms: 0 });
    expect(await addInNoTime(original)).toEqual(picture);
    await expect(addInNoTime(await blank(21))).rejects.toThrow('takes too much time to be made');
    await sweepPictures(database, []);
    expect(await findPictures(database, [picture.id])).toEqual([picture]);
  });

  test('that are sent four times at once are made once', async () => {
    const { add } = await service({ mostWaiting: 0 });
    const original = await blank(20);
    const added = await Promise.all([1, 2, 3, 4].map(() => add(original)));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
  });

  test('are made one at a time, and who would wait for long is told so', async () => {
    const { add } = await service({ mostWaiting: 2 });
    const originals = await Promise.all([20, 21, 22, 23].map(blank));
    const before = workers();
    let most = 0;
    const timer = setInterval(() => {
      most = Math.max(most, workers() - before);
    }, 1);
    const outcomes = await Promise.allSettled(originals.map((original) => add(original)));
    clearInterval(timer);
    expect(most).toBe(1);
    // Whichever of them the database has answered last.
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    const message = expect.stringContaining('try again in a minute');
    expect(refused[0]).toMatchObject({ reason: { name: 'PictureProblem', isBusy: true, message } });
  });

  test('are given up when everyone has gone who sent them', async () => {
    const { database, add } = await service({ mostWaiting: 0 });
    const original = await noise();
    const before = workers();
    const clients = [new AbortController(), new AbortController()];
    const added = clients.map(({ signal }) => add(original, signal).catch((error) => error));
    while (workers() === before) await pause(5);
    clients[0]?.abort(new Error('gone'));
    expect(await added[0]).toMatchObject({ message: 'gone' });
    expect(workers()).toBe(before + 1);
    clients[1]?.abort(new Error('gone too'));
    expect(await added[1]).toMatchObject({ message: 'gone too' });
    while (workers() > before) await pause(5);
    expect(await add(await blank(20))).toMatchObject({ height: 20 });
    expect(await database.selectFrom('picture').select('height').execute()).toEqual([{ height: 20 }]);
  });

  test('wait in no queue for a client that has gone', async () => {
    const { add } = await service({ mostWaiting: 1 });
    const client = new AbortController();
    const first = add(await blank(20));
    const gone = add(await blank(21), client.signal).catch((error) => error);
    await pause(50);
    client.abort(new Error('gone'));
    expect(await gone).toMatchObject({ message: 'gone' });
    expect(await add(await blank(22))).toMatchObject({ height: 22 });
    await first;
  });

  test('are refused in words', async () => {
    const { add } = await service();
    await expect(add(Buffer.alloc(MAX_PICTURE_BYTES + 1))).rejects.toThrow('is larger than 8 MB');
    await expect(add(Buffer.from('text'))).rejects.toMatchObject({
      name: 'PictureProblem',
      isBusy: false,
      message: expect.stringContaining('is not a JPEG'),
    });
  });
});
