import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';
export type Effort = 'high' | 'low';

const MAX_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The smallest encoding that the visitor's browser accepts. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const accepted = readAccepted(header);
  const encoding = accepted('br') ? 'br' : accepted('gzip') ? 'gzip' : 'identity';
  // Browsers send a handful of values; whoever sends thousands only makes us read them again.
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
  return encoding;
}

function readAccepted(header: string): (name: string) => boolean {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return (name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
}

/** For /plan of 160 KB, quality 7 gives 25 KB in 6 ms, 10 gives 23 KB in 80 ms, and 11 is 2 % smaller for three times that. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return promisify(zlib.gzip)(body);
  return promisify(zlib.brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'high' ? 10 : 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
