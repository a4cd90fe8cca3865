import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';
import { dialectsOfPages, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { makePicture, PictureProblem, widthsFor } from './make-picture.ts';
import { findPictures, sweepPictures } from './picture-repository.ts';
import { createPictureService } from './picture-service.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Only the machine decides how long a picture takes; a test that waits for the limit sets it. */
const PATIENT = { ms: 120_000, waitLimitMs: 120_000 };

const green = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d6b45' } });
const blank = (height: number) => green(40, height).png().toBuffer();
const noisy = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } });
};

const workers = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

describe('a picture', () => {
  test('is made in three widths and two types, in its own proportions', async () => {
    const made = await makePicture(await green(2400, 120).jpeg().toBuffer());
    expect(made).toMatchObject({ width: 1200, height: 60, widths: '400,800,1200' });
    const names = made.files.map(({ name }) => name.replace(`${made.id}-`, ''));
    expect(names.join(' ')).toBe('400.avif 400.webp 800.avif 800.webp 1200.avif 1200.webp');
    for (const { name, bytes } of made.files) {
      const { width = 0, height, format } = await sharp(bytes).metadata();
      expect(name).toContain(`-${width}.${format === 'heif' ? 'avif' : format}`);
      expect(height).toBe(width / 20);
    }
  });

  test.each([
    // Never wider than it is.
    [640, 48, [400, 640]],
    [400, 90, [400]],
    [1200, 90, [400, 800, 1200]],
    // In fewer widths where it is high, so that no file takes long.
    [1200, 2000, [400, 800, 1200]],
    [1200, 2001, [400, 800]],
    [1200, 3600, [400, 800]],
  ])('of %i by %i pixels is made %o pixels wide', (width, height, widths) => {
    expect(widthsFor({ width, height })).toEqual(widths);
  });

  test('stands upright and tells nothing of who took it, where and when', async () => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' };
    const told = green(200, 100).withExif({ IFD0: { Artist: 'a private person' }, IFD3: place });
    const original = await told.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const made = await makePicture(original);
    expect(made).toMatchObject({ width: 100, height: 200 });
    for (const { bytes } of made.files) {
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
      expect(bytes.includes('private person')).toBe(false);
    }
  });

  test('has the same names whenever it is made, and another picture has others', async () => {
    const original = await green(100, 100).png().toBuffer();
    const other = await green(100, 101).png().toBuffer();
    const [first, second, third] = [original, original, other].map((bytes) => makePicture(bytes));
    expect((await first)?.id).toBe((await second)?.id);
    expect((await first)?.id).not.toBe((await third)?.id);
  });
});

describe('a picture is refused:', () => {
  const png = (width: number, height: number) => green(width, height).png().toBuffer();
  const half = async () => {
    const whole = await noisy(300, 300).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>';

  test.each<[string, string, Buffer | (() => Promise<Buffer>)]>([
    ['a text', 'is not a JPEG, PNG, WebP, AVIF or GIF file', Buffer.from('not a picture')],
    ['nothing', 'is not a JPEG', Buffer.alloc(0)],
    ['a drawing, which may hold a script', 'is not a JPEG', Buffer.from(drawing)],
    ['a file that breaks off', 'cannot be read to its end', half],
    ['a small file that unfolds hugely', 'has more than 40 million pixels', () => png(8000, 5001)],
    ['what fills page after page', 'is more than 3 times as high as it is wide', () => png(1200, 8000)],
    ['a dot', 'is smaller than 16 pixels', () => png(8, 8)],
  ])('%s', async (_name, reason, original) => {
    const bytes = typeof original === 'function' ? await original() : original;
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const refused = await makePicture(bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PictureProblem);
    expect(refused).toMatchObject({ message: expect.stringContaining(reason) });
  });
});

describe.each(dialectsOfPages)('pictures, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function service(limits: Parameters<typeof createPictureService>[1] = {}) {
    const database = await openForTest(await freshDatabase());
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
    // Takes seconds, so that a client can go while it is made.
    const original = await noisy(1200, 2000).jpeg().toBuffer();
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
    await expect(add(Buffer.alloc(MOST_FILE_BYTES + 1))).rejects.toThrow('is larger than 5 MB');
    const message = expect.stringContaining('is not a JPEG');
    const refusal = { name: 'PictureProblem', isBusy: false, message };
    await expect(add(Buffer.from('text'))).rejects.toMatchObject(refusal);
  });
});
