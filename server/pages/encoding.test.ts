import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5, gzip;q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['br;q=nonsense', 'identity'],
  ['brotli', 'identity'],
])('a browser that accepts "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('the answer is right however many values are tried', () => {
  for (let index = 0; index < 1000; index++) expect(chooseEncoding(`x${index}`)).toBe('identity');
  expect(chooseEncoding('br')).toBe('br');
});

test('what is compressed can be read again', async () => {
  const body = Buffer.from('Ìlera Eko '.repeat(1000));
  expect(gunzipSync(await compress(body, 'gzip', 'low'))).toEqual(body);
  expect(brotliDecompressSync(await compress(body, 'br', 'high'))).toEqual(body);
});
