import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import zlib, { constants } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';
type Effort = 'high' | 'low';

const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** Never stale: what one process does not have yet, in the middle of a deployment, the next one has at once. */
const MISSING_CACHING = 'public, max-age=0, s-maxage=60';
/** In seconds, as above: how long caches on the way may give a page out without asking. */
const SHARED_FRESH = 60;
const SHARED_STALE = 600;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:json|xml)|javascript)|image\/svg\+xml)/;
const WORTH_COMPRESSING_BYTES = 512;

/** What is about to be sent, or kept and sent many times. Names of headers are in lower case. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

export interface Variant {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export interface PageOptions {
  /** How hard to compress it: what is kept and sent often deserves more. */
  effort: Effort;
  /** Not to be kept when it says that there is nothing at its address. */
  dropMissing?: boolean;
}

/** One rendered answer, in as many encodings as have been asked for. */
export class Page {
  readonly status: number;
  /** Whether the answer is the same for everyone and may be given again. */
  readonly storable: boolean;
  readonly digest: string;
  /** With the compressed copies, which are made later, if at all: of our pages both take a third to nearly a half. */
  readonly bytes: number;
  /** Weak: better compressed bytes take the place of the first ones, and nobody need fetch the same page again. */
  readonly etag: string;
  readonly #headers: OutgoingHttpHeaders;
  readonly #effort: Effort;
  readonly #identity: Variant;
  readonly #variants = new Map<Encoding, Variant | Promise<Variant>>();
  /** The quick form, of which a smaller one is made as soon as it is asked for again. */
  #improvable: Variant | undefined;

  constructor(
    { status, headers }: Answer,
    body: Buffer,
    digest: string,
    { effort, dropMissing }: PageOptions,
  ) {
    this.status = status;
    this.storable = isStorable(status, headers) && !(dropMissing && status === 404);
    this.digest = digest;
    this.etag = `W/"${digest}"`;
    this.bytes = Math.ceil(body.length * 1.4);
    this.#effort = effort;
    this.#headers = { ...headers };
    this.#headers['cache-control'] ??= defaultCaching(status, this.storable);
    if (status === 200) this.#headers.etag = this.etag;
    const compressible =
      COMPRESSIBLE.test(headers['content-type'] ?? '') && body.length >= WORTH_COMPRESSING_BYTES;
    if (compressible) this.#headers.vary = addAcceptEncoding(this.#headers.vary);
    this.#identity = this.#variant('identity', body);
    this.#variants.set('identity', this.#identity);
    if (!compressible) this.#variants.set('gzip', this.#identity).set('br', this.#identity);
  }

  /** A promise only the first time that an encoding is asked for. */
  variant(encoding: Encoding): Variant | Promise<Variant> {
    const known = this.#variants.get(encoding);
    if (known) {
      if (known === this.#improvable) this.#improve();
      return known;
    }
    const quick = this.#compress(encoding, 'low');
    const making = quick.catch(() => {
      this.#variants.delete(encoding);
      return this.#identity;
    });
    this.#variants.set(encoding, making);
    if (encoding === 'br' && this.storable && this.#effort === 'high')
      quick.then((variant) => (this.#improvable = variant)).catch(() => {});
    return making;
  }

  /** Nobody waits for the smallest form, which takes fifty times as long as the quick one. */
  #improve(): void {
    this.#improvable = undefined;
    this.#compress('br', 'high').catch(() => {});
  }

  async #compress(encoding: Encoding, effort: Effort): Promise<Variant> {
    const variant = this.#variant(encoding, await compress(this.#identity.body, encoding, effort));
    this.#variants.set(encoding, variant);
    return variant;
  }

  #variant(encoding: Encoding, body: Buffer): Variant {
    const headers = { ...this.#headers, 'content-length': String(body.length) };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    return { headers, body };
  }
}

/** An answer that came out as before is the page that we already have, compressed. */
export function createPage(answer: Answer, options: PageOptions, previous?: Page): Page {
  const body = Buffer.from(answer.body);
  const head = JSON.stringify([answer.status, answer.headers]);
  const digest = createHash('sha256').update(head).update(body).digest('base64url').slice(0, 22);
  return previous?.digest === digest ? previous : new Page(answer, body, digest, options);
}

function isStorable(status: number, headers: Answer['headers']): boolean {
  if (![200, 404, 410].includes(status)) return false;
  return !headers['set-cookie'] && !/no-store|private/.test(headers['cache-control'] ?? '');
}

function defaultCaching(status: number, storable: boolean): string {
  if (storable) return status === 404 ? MISSING_CACHING : PAGE_CACHING;
  return status >= 500 ? 'no-store' : 'no-cache';
}

/** Caches on the way must not give a page out after the content has changed by itself, so many seconds from now. */
export function cachingUntilChange(caching: unknown, ageSeconds: number, leftSeconds: number | undefined) {
  if (leftSeconds === undefined || leftSeconds > SHARED_FRESH + SHARED_STALE) return undefined;
  if (caching !== PAGE_CACHING && caching !== MISSING_CACHING) return undefined;
  return `public, max-age=0, s-maxage=${Math.min(SHARED_FRESH, ageSeconds + leftSeconds)}`;
}

function addAcceptEncoding(vary: OutgoingHttpHeaders[string]): string {
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding';
}

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

/** For /plan of 160 KB, quality 7 gives 25 KB in 6 ms and 11 gives 23 KB in 300 ms, for which nobody waits. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return promisify(zlib.gzip)(body);
  return promisify(zlib.brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'high' ? 11 : 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
