import { createHash } from 'node:crypto';
import { METHODS } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Attack, AttackAnswers } from './load.ts';
import { openRaw, readToEnd } from './raw-http.ts';

const KB = 1024;
const MULTIPART = 'multipart/form-data; boundary=b';
const URLENCODED = 'application/x-www-form-urlencoded';
const SEND_FORM = '/api/v1.0/email/send-form';
const FIELD = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
const PAGES = ['/', '/plan', '/provider', '/contact', '/blog', '/yo', '/nothing'];
const FILES = ['/favicon.svg', '/icon-512.png', '/robots.txt', '/service-worker.js', '/sitemap.xml'];
const DESK = '|/|/lists|/posts/new|/account|/sign-in|/sign-in/options|/invitation|/x'.split('|');
const FORMS = ['/contact', '/complaint', '/newsletter', SEND_FORM, '/', '/desk/lists', '/desk/x'];

/** A request that no browser sends, or a part of it, as it goes over the wire in Latin-1. */
type Hostile = (count: number) => string;

const at = <T>(list: readonly T[], count: number): T => list[count % list.length] as T;

function request(line: string, headers = '', body = ''): string {
  return `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${body}`;
}

function post(path: string, type: string, body: string, headers = ''): string {
  const own = `Sec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n`;
  return request(`POST ${path}`, own + headers, body);
}

const file = (name: string, type = 'text/csv') =>
  `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\na,b\r\n--b--\r\n`;
const chunked = (path: string, body: string) =>
  request(`POST ${path}`, `Content-Type: ${URLENCODED}\r\nTransfer-Encoding: chunked\r\n`, body);
const keepAlive = (path: string) => request(`GET ${path}`).replace('close', 'keep-alive');

const toForms = (type: string, ...bodies: Hostile[]): Hostile[] =>
  bodies.map((body) => (n) => post(at(FORMS, n), type, body(n)));
/** Each is one header or several. */
const withHeaders = (targets: string[], ...headers: Hostile[]): Hostile[] =>
  headers.map((header) => (n) => request(`GET ${at(targets, n)}`, `${header(n)}\r\n`));

const manyFields = `${FIELD.repeat(4000)}--b--\r\n`;
const multipart: Hostile[] = [
  ...toForms(
    MULTIPART,
    (n) => `--b\r\n${`X-A: ${n}\r\n`.repeat(20_000)}\r\n\r\n--b--\r\n`,
    () => `--b\r\nX: ${'x'.repeat(200 * KB)}\r\n\r\n--b--\r\n`,
    () => manyFields,
    () => `${'--b\r\n\r\n\r\n'.repeat(20_000)}--b--\r\n`,
    (n) => FIELD.repeat(n % 40),
    (n) => file(at(['\0', 'a\0b.csv', '../../x', '\xe2\x80\xae', '\xff'], n)),
    (n) => file('x'.repeat(n % 20_000), at(['', ';;=', 'a/b; charset=utf-7'], n)),
    () => FIELD.replace('form-data', "form-data; name*=x''%00; name"),
    () => '\r\n--'.repeat(60_000),
  ),
  ...toForms(`${MULTIPART}; boundary=z`, () => manyFields),
  ...toForms('multipart/form-data ; boundary=b', () => manyFields),
  ...toForms('multipart/form-data', () => FIELD),
  (n) => post(at(FORMS, n), `multipart/form-data; boundary=${'-'.repeat(n % 300)}`, '-'.repeat(100 * KB)),
  (n) => post(at(['/', '/nothing', '/plan'], n), MULTIPART, FIELD.repeat(15_000)),
];

/** So large that they come once in a while. */
const large: Hostile[] = [
  (n) => post(`/desk/${at(['x', 'lists', 'posts/new'], n)}`, MULTIPART, FIELD.repeat(100_000)),
  () => post('/desk/lists', MULTIPART, file('f').replace('a,b', 'x'.repeat(5900 * KB))),
  (n) => post(at(FORMS, n), URLENCODED, 'a=1&'.repeat(1_000_000)),
  () => post('/api/blogs', 'application/json', '['.repeat(4_000_000)),
  (n) => request(`GET ${at(PAGES, n)}`, `Content-Length: ${5000 * KB}\r\n`, 'x'.repeat(5000 * KB)),
];

const bodies: Hostile[] = [
  ...toForms(
    URLENCODED,
    () => 'a=1&'.repeat(60_000),
    () => '%'.repeat(100 * KB),
    () => `${'x'.repeat(100 * KB)}=1`,
    () => `message=${'%F0%9F%8F%A5'.repeat(10_000)}&__proto__=1&constructor=2`,
  ),
  ...toForms(`${URLENCODED}; charset=utf-16`, () => 'a=\0\xff'),
  (n) => post(at(FORMS, n), at(['', 'text/plain', 'a/b', ';', 'application/json'], n), '{"a":1}'),
  () => post('/api/page-views', 'application/json', '[['.repeat(900)),
  () => post('/api/page-views', 'application/json', '{"path":"/\ud800","__proto__":{"x":1}}'),
  (n) => post('/api/consent', URLENCODED, `choice=${n}&language=../../${n}`),
  (n) => post(`/api/${n}`, 'application/json', '{"a":'.repeat(5000)),
  (n) => post(at(FORMS, n), URLENCODED, 'a=1', 'Content-Encoding: gzip\r\n'),
  (n) => post(at(FORMS, n), URLENCODED, 'a=1', `Expect: ${at(['100-continue', 'something'], n)}\r\n`),
];

const CHUNKS = [
  'zz\r\nabc\r\n0\r\n\r\n',
  '2\r\nabcdef\r\n0\r\n\r\n',
  `3;${'x'.repeat(12 * KB)}\r\nabc\r\n0\r\n\r\n`,
  `0\r\n${'X-A: 1\r\n'.repeat(1500)}\r\n`,
  `${'1\r\na\r\n'.repeat(5000)}0\r\n\r\n`,
];
const chunks: Hostile[] = [
  ...CHUNKS.map((body) => (n: number) => chunked(at(FORMS, n), body)),
  (n) => request(`POST ${at(FORMS, n)}`, 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  (n) => request(`POST ${at(FORMS, n)}`, 'Content-Length: 5\r\nContent-Length: 6\r\n', 'abcde'),
];

const ENCODINGS = ['br;q=0', 'gzip;q=abc', '*;q=0', 'identity;q=0', 'br,'.repeat(3000), ';q=', '\xff'];
const COOKIES = ['=', ';'.repeat(9000), 'desk=\0', `desk=${'x'.repeat(9000)}`, 'a=%', '__proto__=1'];
const ORIGINS = ['null', 'http://[', '\xff', 'x'.repeat(9000)];
const headers: Hostile[] = [
  ...withHeaders(
    ['/'],
    (n) => 'X-A: 1\r\n'.repeat(n % 2500),
    (n) => `X-A: ${'x'.repeat(n % (20 * KB))}`,
    (n) => `Host: ${n}.example`,
    (n) => at(['X-A : 1', ': 1', 'X\0: 1', ' folded', 'X-A: \x80\xff'], n),
    (n) => `X-Forwarded-For: ${'1.2.3.4, '.repeat(n % 500)}\r\nX-Forwarded-Host: evil`,
    (n) => `X-HTTP-Method-Override: DELETE\r\nForwarded: for="_${n}"\r\nVia: x\r\nTE: trailers`,
  ),
  ...withHeaders(
    PAGES,
    (n) => `Accept-Encoding: ${at(ENCODINGS, n)}`,
    (n) => `Accept: ${at(['application/json', '*/*;q=', 'x'.repeat(9000), ''], n)}`,
    (n) => `Cookie: ${at(COOKIES, n)}`,
    (n) => `Cookie: consent=${n}; desk=${n}; complaint=${'%'.repeat(n % 99)}`,
    (n) => `If-None-Match: ${at(['W/"x", '.repeat(900), '*', '"', ''], n)}`,
    (n) => `Accept-Language: ${'yo;q=0.1,'.repeat(n % 900)}\r\nReferer: ${'x'.repeat(n % 9000)}`,
    (n) => `Origin: ${at(ORIGINS, n)}\r\nSec-Fetch-Site: x`,
    () => `Range: bytes=0-1\r\nIf-Range: "x"`,
  ),
  ...withHeaders(
    FILES,
    (n) => `If-Modified-Since: ${at(['x', '0', 'Thu, 01 Jan 2999 00:00:00 GMT'], n)}\r\nIf-Match: "x"`,
    (n) => `Range: bytes=${'0-0,'.repeat(n % 2000)}1-1`,
    (n) => `Range: bytes=${at(['0-', '-1', '5-1', '-', 'a-b', '0-99999999999999999999', '-0'], n)}`,
    (n) => `Range: ${at(['lines=0-1', 'bytes', '=', 'bytes=0-1,1-2,0-'], n)}\r\nIf-Range: x`,
  ),
];

const UPGRADES = ['websocket', 'h2c', 'TLS/1.0', '\xff'];
const lines: Hostile[] = [
  (n) => request(`${at([...METHODS, 'get', 'QUERY', 'X'.repeat(500), 'PRI'], n)} ${at(PAGES, n)}`),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => request('OPTIONS *'),
  (n) => request('CONNECT localhost:1', `X: ${n}\r\n`),
  (n) => request(`GET http://evil.example/${n}`),
  () => 'GET /\r\n\r\n',
  () => 'GET / HTTP/1.0\r\n\r\n',
  () => 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
  (n) => `\x16\x03\x01\x02\x00\x01${String.fromCharCode(n % 256).repeat(300)}`,
  (n) => '\r\n'.repeat(n % 3000) + request('GET /'),
  (n) => {
    const upgrade = `Connection: Upgrade, close\r\nUpgrade: ${at(UPGRADES, n)}\r\nHTTP2-Settings: AAMAAABk`;
    return request('GET /').replace('Connection: close', upgrade);
  },
  (n) => keepAlive('/').repeat(n % 30) + request('GET /nothing'),
  (n) => keepAlive('/plan').repeat(n % 9) + at(multipart, n)(n),
];

const PATHS = `/%00 /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc /%ff /%c0%ae //evil.example /;/ /%zz /\\..\\ /blog/%00
/provider/%F0%9F /assets/..%5c.. /assets/%00.js /media/%2e /.env /.git/config /yo/%E1 /blog/__proto__
/api/blogs/%00 /api/blogs?limit=-1&page=1e99 /provider/ikeja/%00 /desk/%00 /data/x?v=%00 /%F0%9F%8F%A5`;
const paths = PATHS.split(/\s/);
const targets: Hostile[] = [
  (n) => at(paths, n),
  (n) => `${at(paths, n)}/${n}?${n}`,
  (n) => `/${'a/'.repeat(n % 4000)}`,
  (n) => `${at(PAGES, n)}?${'x='.repeat(n % 6000)}`,
  (n) => `/search?q=${n}${'%E1%BB%8D'.repeat(n % 500)}`,
  (n) => `/provider?find=${n}&lga=${n}&page=${n}&page=-1`,
  (n) => `/plan?search=${'a+'.repeat(n % 900)}${n}`,
  (n) => `/provider?${'find=a&'.repeat(n % 1500)}`,
  (n) => `/search?q=${at(['%00', '%', '*', '(', '\\', '%ED%A0%80', "'--"], n)}${n}`,
  (n) => `/complaint/status?reference=${n}%00&q[]=1`,
];
const urls: Hostile[] = targets.map((target) => (n) => request(`GET ${target(n)}`));

const desk: Hostile[] = [
  (n) => request(`GET /desk${at(DESK, n)}`, `Cookie: desk=${n}\r\n`),
  (n) => post(`/desk${at(DESK, n)}`, URLENCODED, `title=${n}`),
  (n) => post(`/desk${at(DESK, n)}`, 'application/json', `{"invitation":"${n}"}`),
  (n) => post(`/desk${at(DESK, n)}`, MULTIPART, FIELD + file('a\0.csv'), 'Origin: http://localhost\r\n'),
  (n) => request(`${at(['PUT', 'DELETE', 'TRACE', 'OPTIONS'], n)} /desk${at(DESK, n)}`),
];

/** Bytes that look random and are the same in every run. */
function noise(count: number, length: number): string {
  let bytes = '';
  for (let block = 0; bytes.length < length; block++)
    bytes += createHash('sha512').update(`${count}-${block}`).digest('binary');
  return bytes.slice(0, length);
}

const random: Hostile[] = [
  (n) => noise(n, n % 4000),
  (n) => request(`GET /${noise(n, n % 300)}`),
  (n) => request(`GET ${at(PAGES, n)}`, `${noise(n, n % 500)}\r\n`),
  ...toForms(
    MULTIPART,
    (n) => noise(n, n % (64 * KB)),
    (n) => FIELD.replace('x', noise(n, 200)) + FIELD.replace('"a"', noise(n, 40)),
  ),
  ...toForms(URLENCODED, (n) => noise(n, n % 4000)),
  (n) => post('/api/page-views', 'application/json', noise(n, n % 2000)),
];

const TYPES = [
  'null',
  '[]',
  '1e999',
  '"\\ud800"',
  '{"path":1}',
  '{"path":["/"]}',
  '{"path":{"a":{}}}',
  'NaN',
  '',
];
const JSON_PATHS = [
  '/api/page-views',
  '/api/blogs',
  '/desk/sign-in',
  '/desk/invitation',
  '/contact',
  SEND_FORM,
];
const json: Hostile[] = [
  ...['[', '{"a":', '[{"a":'].map(
    (open) => (n: number) => post(at(JSON_PATHS, n), 'application/json', open.repeat(n % 20_000)),
  ),
  (n) => post(at(JSON_PATHS, n), 'application/json', `${'['.repeat(n % 500)}${']'.repeat(n % 500)}`),
  (n) => post(at(JSON_PATHS, n), 'application/json', at(TYPES, n)),
  (n) => post(at(JSON_PATHS, n), 'application/json', `{"path":"/","${'k'.repeat(n % 900)}":${n}}`),
];

/** Never finished by their sender. */
const halves: Hostile[] = [
  () => 'GET / HTTP/1.1\r\nHost: localhost\r\n',
  (n) => request(`POST ${at(FORMS, n)}`, `Content-Type: ${MULTIPART}\r\nContent-Length: 99999\r\n`, FIELD),
  (n) => chunked(at(FORMS, n), at(['5\r\nab', 'fffffffffffffff\r\nabc'], n)),
  () => '',
];

const kinds = [multipart, bodies, chunks, headers, lines, urls, desk, random, json];
const LARGE_EVERY = 200;
const HALF_EVERY = 40;

/** The attack's request of a number: all kinds by turns, each in its own variations. */
function hostileRequest(count: number): { bytes: string; isHalf: boolean } {
  const isHalf = count % HALF_EVERY === HALF_EVERY - 1;
  const kind = count % LARGE_EVERY === 0 ? large : isHalf ? halves : at(kinds, count);
  return { bytes: at(kind, Math.floor(count / kinds.length))(count), isHalf };
}

/** How long an unfinished request holds its connection. */
const HALF_MS = 500;
/** Far above what any answer takes. */
const ANSWER_LIMIT_MS = 60_000;
const ADDRESSES = 50;
const MOST_FAILURES = 20;

const { url, requests, connections }: Attack = workerData;
const answers: AttackAnswers = { statuses: {}, failures: [], ignored: [] };
let sent = 0;

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (sent < requests) await send(sent++);
  }),
);
parentPort?.postMessage(answers);

async function send(count: number): Promise<void> {
  const { bytes, isHalf } = hostileRequest(count);
  const socket = openRaw(url, bytes, `127.0.1.${1 + (count % ADDRESSES)}`);
  let isHeard = false;
  socket.once('connect', () => (isHeard = true));
  const { text, closed } = await readToEnd(socket, isHalf ? HALF_MS : ANSWER_LIMIT_MS);
  // Where the system has no room for more connections, nothing was asked.
  if (!closed && !isHalf && isHeard) answers.ignored.push(count);
  for (const answer of text.split(/(?=HTTP\/1\.1 [1-5]\d\d)/)) readStatus(answer, count);
}

function readStatus(answer: string, count: number): void {
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  if (!status) return;
  answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
  const isForNow = status === 503 && /^retry-after: \d/im.test(answer);
  if (status >= 500 && !isForNow && answers.failures.length < MOST_FAILURES)
    answers.failures.push(`${count}: ${answer.slice(0, 1000)}`);
}
