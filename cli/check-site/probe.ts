import { CommandError } from '../command.ts';

const LIMIT_MS = 10_000;
const AREA = 'ikeja';
/** Too many words to be counted among those of visitors. */
const SEARCH = `which hospitals are there in ${AREA}`;
/** Of a place, in whichever language; the area alone has one part less. */
const PLACE = /href="(\/provider\/[a-z0-9-]+\/[a-z0-9-]+)"/;
const MESSAGE = {
  user_name: 'Probe',
  user_email: 'probe@example.com',
  user_phone: '0803 000 0000',
  subject: 'Probe',
  message: 'Sent by npm run check:site. Nobody needs to answer.',
};
const SESSION = {
  sessionId: 'probe',
  serviceCode: '*123#',
  phoneNumber: '+2348030000000',
  networkCode: '62130',
  text: '',
};

type Environment = Record<string, string | undefined>;
type Step = { name: string; walk(): Promise<void> };

/** Walks a running site as a visitor would; what does not work is a sentence of the error. */
export async function probe(
  origin: string,
  environment: Environment,
  print: (text: string) => void,
): Promise<void> {
  const failures: string[] = [];
  for (const { name, walk } of stepsOf(origin, environment)) {
    const start = performance.now();
    try {
      await walk();
      print(`${name}: ${Math.round(performance.now() - start)} ms`);
    } catch (error) {
      failures.push(`${name}: ${reasonOf(error)}`);
    }
  }
  if (failures.length > 0) throw new CommandError(`${origin} does not work. ${failures.join(' ')}`);
  print(`${origin} works.`);
}

function stepsOf(origin: string, { PROBE_TOKEN: token, USSD_SECRET: ussd }: Environment): Step[] {
  let place = '';
  const steps = [
    { name: 'home', walk: async () => void (await read(origin, '/', '<main')) },
    { name: 'plans', walk: async () => void (await read(origin, '/plan', '₦')) },
    {
      name: 'search',
      async walk() {
        const found = await read(origin, `/search?q=${encodeURIComponent(SEARCH)}`, '/provider/');
        const list = PLACE.exec(found) ?? PLACE.exec(await read(origin, `/provider/${AREA}`, '<main'));
        if (!list?.[1]) throw new Error('no hospital or pharmacy is found.');
        place = list[1];
      },
    },
    { name: 'place', walk: async () => void (await read(origin, place || `/provider/${AREA}`, 'tel:')) },
    { name: 'form', walk: () => (token ? sendForm(origin, token) : sendEmptyForm(origin)) },
    { name: 'ready', walk: async () => void (await read(origin, '/readyz', '')) },
  ];
  return ussd ? [...steps, { name: 'USSD', walk: () => beginSession(origin, ussd) }] : steps;
}

/** Gives the HTML of a page that has what it must have. */
async function read(origin: string, path: string, has: string): Promise<string> {
  const answer = await ask(origin, path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
  if (!html.includes(has)) throw new Error(`${path} comes without what it should show.`);
  return html;
}

async function sendForm(origin: string, probe_token: string): Promise<void> {
  const { status } = await post(origin, '/contact', { ...MESSAGE, probe_token });
  if (status === 303) return;
  throw new Error(`a message is not taken (${status}).`);
}

async function sendEmptyForm(origin: string): Promise<void> {
  const { status } = await post(origin, '/contact', { message: '' });
  if (status !== 400) throw new Error(`an empty form is answered with ${status} instead of what is missing.`);
}

async function beginSession(origin: string, secret: string): Promise<void> {
  const answer = await post(origin, `/ussd/${encodeURIComponent(secret)}`, SESSION);
  const text = await answer.text();
  // Not its address, which is the secret.
  if (!text.startsWith('CON ')) throw new Error(`no menu comes (${answer.status}).`);
}

function post(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
  // As a page of the site itself would send it.
  return ask(origin, path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });
}

function ask(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS), ...init });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${LIMIT_MS / 1000} seconds.`;
  const { cause } = error as { cause?: { code?: string } };
  return cause ? `it cannot be reached (${cause.code ?? 'no connection'}).` : error.message;
}
