import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture, PictureProblem } from './make-picture.ts';

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1d6b45' } });
}

/** A black PNG that takes one bit for each dot, which is made in a moment however large it is. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const [length, body, sum] = [Buffer.alloc(4), Buffer.concat([Buffer.from(name), data]), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  test('is made in three widths and two types, in its own proportions', async () => {
    const made = await makePicture(await blank(2400, 120).jpeg().toBuffer());
    expect(made).toMatchObject({ width: 1200, height: 60, widths: '400,800,1200' });
    expect(made.files.map(({ name }) => name.replace(made.id, ''))).toEqual([
      '-400.avif',
      '-400.webp',
      '-800.avif',
      '-800.webp',
      '-1200.avif',
      '-1200.webp',
    ]);
    for (const { name, bytes } of made.files) {
      const { width = 0, height, format } = await sharp(bytes).metadata();
      expect(name).toContain(`-${width}.${format === 'heif' ? 'avif' : format}`);
      expect(height).toBe(width / 20);
    }
  });

  test('is never made wider than it is', async () => {
    expect(await makePicture(await blank(640, 48).png().toBuffer())).toMatchObject({
      width: 640,
      height: 48,
      widths: '400,640',
    });
    expect((await makePicture(await blank(400, 90).png().toBuffer())).widths).toBe('400');
    expect((await makePicture(await blank(1200, 90).png().toBuffer())).widths).toBe('400,800,1200');
  });

  test('is made in fewer widths where it is high, so that no file takes long', async () => {
    const heights = await Promise.all(
      [1600, 2000, 2001, 3600].map((height) => blank(1200, height).png().toBuffer()),
    );
    const made = await Promise.all(heights.map(makePicture));
    expect(made.map(({ widths }) => widths)).toEqual(['400,800,1200', '400,800,1200', '400,800', '400,800']);
    expect(made[3]).toMatchObject({ width: 800, height: 2400 });
  });

  test('stands upright and tells nothing of who took it, where and when', async () => {
    const original = await blank(200, 100)
      .withExif({
        IFD0: { Artist: 'a private person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
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
    const original = await blank(100, 100).png().toBuffer();
    const other = await blank(100, 101).png().toBuffer();
    const [first, second, third] = [original, original, other].map(makePicture);
    expect((await first)?.id).toBe((await second)?.id);
    expect((await first)?.id).not.toBe((await third)?.id);
  });
});

describe('is refused:', () => {
  async function reasonFor(original: Buffer): Promise<string> {
    const error = await makePicture(original).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PictureProblem);
    return error instanceof PictureProblem ? error.message : '';
  }

  test.each([
    ['a text', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing, which may hold a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
    ],
  ])('%s', async (_name, original) => {
    expect(await reasonFor(original)).toMatch(/^is not a JPEG, PNG, WebP, AVIF or GIF file/);
  });

  test('a file that breaks off', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    });
    const whole = await noise.jpeg().toBuffer();
    expect(await reasonFor(whole.subarray(0, whole.length / 2))).toBe('cannot be read to its end');
  });

  test('a small file that unfolds into a huge picture', async () => {
    expect((await makePicture(blackPng(80, 50))).widths).toBe('80');
    const bomb = blackPng(8000, 5001);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await reasonFor(bomb)).toBe('has more than 40 million pixels');
  });

  test('a picture so high that it would fill page after page', async () => {
    expect(await reasonFor(await blank(1200, 8000).png().toBuffer())).toBe(
      'is more than 3 times as high as it is wide',
    );
  });

  test('a dot', async () => {
    expect(await reasonFor(await blank(8, 8).png().toBuffer())).toBe('is smaller than 16 pixels');
  });
});
