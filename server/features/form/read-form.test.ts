import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { type FormLimits, fieldsOf, readForm } from './read-form.ts';

const MB = 1024 * 1024;
const LIMITS: FormLimits = { bytes: 6 * MB, fields: 5, files: 'keep' };
const MULTIPART = 'multipart/form-data; boundary=b';
const URLENCODED = 'application/x-www-form-urlencoded';

/** In pieces of `step` bytes, as a network may deliver it. */
function send(body: string | Buffer, type = MULTIPART, step = Number.POSITIVE_INFINITY) {
  const request = Object.assign(new PassThrough(), { headers: { 'content-type': type } });
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += step) request.write(bytes.subarray(at, at + step));
  return request.end() as unknown as IncomingMessage;
}

const part = (disposition: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${value}\r\n`;
const field = (name: string, value: string) => part(`name="${name}"`, value);
const file = (name: string, value: string, more = '') => part(`name="file"; filename="${name}"`, value, more);
const END = '--b--\r\n';

async function statusOf(body: string | Buffer, limits = LIMITS, type = MULTIPART): Promise<number> {
  const refusal = await readForm(send(body, type), limits).then(
    () => ({ statusCode: 200 }),
    (error) => error,
  );
  return refusal.statusCode;
}

describe('a form', () => {
  test.each([1, 7, Number.POSITIVE_INFINITY])('is read from pieces of %d bytes', async (step) => {
    const body = field('a', 'Ọláìyá') + field('a', 'two') + file('list.csv', 'x,y') + field('b', '') + END;
    const form = await readForm(send(body, MULTIPART, step), LIMITS);
    expect(form.entries.join(' ')).toBe('a,Ọláìyá a,two b,');
    expect(fieldsOf(form)).toEqual({ a: 'Ọláìyá', b: '' });
    const bytes = Buffer.from('x,y');
    expect([...form.files]).toEqual([['file', { name: 'list.csv', type: 'text/plain', bytes }]]);
    const encoded = await readForm(send('a=%E1%BB%8Cl%C3%A1+%26&a=two&b=', URLENCODED, step), LIMITS);
    expect(encoded.entries.join(' ')).toBe('a,Ọlá & a,two b,');
  });

  test('names its fields as it likes, and may leave its file out', async () => {
    const form = await readForm(send(field('__proto__', 'x') + file('', '') + END), LIMITS);
    expect(Object.entries(fieldsOf(form))).toEqual([['__proto__', 'x']]);
    expect([form.files.size, form.hasFiles]).toEqual([0, false]);
  });

  test.each([
    [MULTIPART, field('a', '').repeat(5) + END, 200],
    [MULTIPART, field('a', '').repeat(6) + END, 413],
    [MULTIPART, '--b\r\n\r\n\r\n'.repeat(20) + END, 413],
    [MULTIPART, file('a', '').repeat(11) + END, 413],
    [MULTIPART, field('a', 'x'.repeat(MB + 1)) + END, 413],
    [MULTIPART, field('a', 'x'.repeat(MB / 2)).repeat(3) + END, 413],
    [MULTIPART, file('a', 'x'.repeat(LIMITS.bytes)) + END, 413],
    [URLENCODED, 'a=1&'.repeat(5), 200],
    [URLENCODED, 'a=1&'.repeat(6), 413],
    [URLENCODED, `a=${'x'.repeat(MB + 1)}`, 413],
    [URLENCODED, 'x'.repeat(201), 413],
  ])('is refused as soon as it has too much of anything: %s %.30s', async (type, body, status) => {
    expect(await statusOf(body, LIMITS, type)).toBe(status);
  });

  test('is refused where it has files that nobody takes, and they can be skipped', async () => {
    const body = field('a', 'x') + file('a.txt', 'text') + END;
    expect(await statusOf(body, { bytes: MB, fields: 5 })).toBe(400);
    const form = await readForm(send(body), { ...LIMITS, files: 'skip' });
    expect([form.entries, form.files.size, form.hasFiles]).toEqual([[['a', 'x']], 0, true]);
  });

  test('with a file that is too large tells so by its length, and keeps no more of it', async () => {
    const form = await readForm(send(file('a', 'x'.repeat(5.5 * MB)) + field('a', 'x') + END), LIMITS);
    expect(form.files.get('file')?.bytes.length).toBe(5 * MB + 1);
    expect(form.entries).toEqual([['a', 'x']]);
  });

  test.each([
    ['a null byte', 'li\0st.csv', 'list.csv'],
    ['line and direction marks', 'list\u202evsc.\u0007csv\u200f', 'listvsc.csv'],
    ['nothing but control characters', '\0\u0001', 'file'],
    ['a path', '../../etc/passwd', 'passwd'],
    ['a path of Windows', 'C:\\\\fakepath\\\\list.csv', 'list.csv'],
    ['400 characters', `${'ọ'.repeat(400)}.csv`, `${'ọ'.repeat(196)}.csv`],
    ['characters of two halves', `${'🏥'.repeat(200)}.xls`, `${'🏥'.repeat(98)}.xls`],
    ['9 kilobytes', 'x'.repeat(9000), 'x'.repeat(200)],
  ])('may have a file whose name has %s', async (_what, name, kept) => {
    const form = await readForm(send(file(name, 'text') + END), LIMITS);
    expect(form.files.get('file')?.name).toBe(kept);
  });

  test('may have a file whose name or type is not UTF-8, empty or odd', async () => {
    for (const more of ['', ';', '/', '\xff', 'a/b; charset', 'a/b; charset=', 'a/b; charset=x;;"\\']) {
      const body = Buffer.from(file('\xff\xfe.csv', 'text', `Content-Type: ${more}\r\n`) + END, 'latin1');
      const form = await readForm(send(body), LIMITS);
      expect(form.files.get('file')).toMatchObject({ name: '��.csv', bytes: Buffer.from('text') });
    }
  });

  test('of any bytes is read or refused, in the end', async () => {
    const piece = fc.oneof(
      fc.constantFrom('--b', '--b--', '\r\n', '\r\n\r\n', '\n', '--', '"', ';', '=', '\\', '\0', '*', "'"),
      fc.constantFrom('Content-Disposition: form-data', 'name', 'filename', 'Content-Type: text/plain'),
      fc.constantFrom('charset=utf-7', 'Content-Transfer-Encoding: base64', 'boundary'),
      fc.constantFrom('--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n', '; name="a"'),
      fc.string({ unit: anyCharacter, maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        for (const type of [MULTIPART, URLENCODED, 'multipart/form-data; boundary="b"', `${MULTIPART}é`])
          expect([200, 400, 413]).toContain(await statusOf(pieces.join(''), LIMITS, type));
      }),
      { numRuns: 500 },
    );
  });

  test('that ends early, or whose sender is gone, is refused', async () => {
    const whole = field('a', 'x') + file('a', 'x') + END;
    for (let length = 0; length < whole.length - 4; length++)
      expect(await statusOf(whole.slice(0, length))).toBe(400);
    const gone = Object.assign(new PassThrough(), { headers: { 'content-type': MULTIPART } });
    const reading = readForm(gone as unknown as IncomingMessage, LIMITS);
    gone.write(whole.slice(0, 50));
    gone.destroy();
    await expect(reading).rejects.toMatchObject({ statusCode: 400 });
    await expect(readForm(gone as unknown as IncomingMessage, LIMITS)).rejects.toThrow();
  });

  test('is nothing of another type', async () => {
    const others = [
      '',
      'text/plain',
      'application/json',
      'multipart/form-data',
      'multipart/mixed; boundary=b',
    ];
    for (const type of others) expect(await statusOf(field('a', 'x') + END, LIMITS, type)).toBe(400);
  });
});
