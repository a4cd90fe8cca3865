import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture, PictureProblem } from './make-picture.ts';

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1d6b45' } });
}

describe('a picture', () => {
  test('is made in three widths and two types, in its own proportions', async () => {
    const made = await makePicture(await blank(2400, 120).jpeg().toBuffer());
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
    [640, 48, { width: 640, height: 48, widths: '400,640' }],
    [400, 90, { width: 400, height: 90, widths: '400' }],
    [1200, 90, { width: 1200, height: 90, widths: '400,800,1200' }],
    // In fewer widths where it is high, so that no file takes long.
    [1200, 2000, { width: 1200, height: 2000, widths: '400,800,1200' }],
    [1200, 2001, { width: 800, height: 1334, widths: '400,800' }],
    [1200, 3600, { width: 800, height: 2400, widths: '400,800' }],
  ])('of %i by %i pixels is made as %o', async (width, height, made) => {
    expect(await makePicture(await blank(width, height).png().toBuffer())).toMatchObject(made);
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
  const png = (width: number, height: number) => blank(width, height).png().toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const half = async () => {
    const create = { width: 300, height: 300, channels: 3, background: '#fff', noise } as const;
    const whole = await sharp({ create }).jpeg().toBuffer();
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
