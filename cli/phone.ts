import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { CommandError, command, printable } from './command.ts';

const USAGE = `A phone without data in the terminal, which dials a running site.

  npm run phone                            dials the site of this environment (PORT or PUBLIC_URL, USSD_SECRET)
  npm run phone -- --url https://… --number +2348030000000   another site, from another number
  npm run phone -- --sms "HOSPITAL IKORODU"                  sends one SMS; the answer comes by the gateway

Type what a caller would type; an empty line hangs up.`;

const NUMBER = '+2348030000000';

type Print = (text: string) => void;

/** Tells what the site showed and whether the session goes on. */
export type Dial = (typed: string[]) => Promise<{ screen: string; isOver: boolean }>;

export const runPhoneCommand = command(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: { url: { type: 'string' }, number: { type: 'string' }, sms: { type: 'string' } },
  });
  return async (environment, print) => {
    const { phone, port } = readConfig(environment);
    const url = values.url ?? environment.PUBLIC_URL ?? `http://localhost:${port}`;
    const number = values.number ?? NUMBER;
    if (values.sms !== undefined) {
      const secret = requireSecret('SMS_SECRET', phone.smsSecret);
      const date = new Date().toISOString();
      await post(`${url}/sms/${secret}`, { from: number, to: '', text: values.sms, id: randomUUID(), date });
      print('Taken. The answer goes out by the gateway of SMS_SEND_URL.');
      return;
    }
    const dial = dialTo(`${url}/ussd/${requireSecret('USSD_SECRET', phone.ussdSecret)}`, number);
    const input = createInterface({ input: process.stdin });
    // Line by line, so that a session can also be read from a file.
    const lines = input[Symbol.asyncIterator]();
    const ask = async () => {
      process.stdout.write('> ');
      const { value } = await lines.next();
      return value ?? '';
    };
    try {
      await holdSession(dial, ask, print);
    } finally {
      input.close();
    }
  };
});

/** Shows screens and reads inputs until one of both sides hangs up. */
export async function holdSession(dial: Dial, ask: () => Promise<string>, print: Print): Promise<void> {
  const typed: string[] = [];
  for (;;) {
    const { screen, isOver } = await dial(typed);
    print(`\n${printable(screen)}\n`);
    const next = isOver ? '' : (await ask()).trim();
    if (next === '') return print('The session is over.');
    typed.push(next);
  }
}

export function dialTo(url: string, phoneNumber: string): Dial {
  const call = { sessionId: randomUUID(), serviceCode: '*000#', networkCode: '00000', phoneNumber };
  return async (typed) => {
    const answer = await post(url, { ...call, text: typed.join('*') });
    const [, kind, screen = ''] = /^(CON|END) ([\s\S]*)$/.exec(answer) ?? [];
    if (!kind) throw new CommandError('The site answered something that is no USSD screen.');
    return { screen, isOver: kind === 'END' };
  };
}

async function post(url: string, fields: Record<string, string>): Promise<string> {
  const { origin } = new URL(url);
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) }).catch(() => {
    throw new CommandError(`No site answers at ${origin}.`);
  });
  if (answer.status === 404)
    throw new CommandError(`${origin} knows nothing of this secret, or does not take calls from here.`);
  if (!answer.ok) throw new CommandError(`${origin} answered with status ${answer.status}.`);
  return answer.text();
}

function requireSecret(name: string, secret: string | undefined): string {
  if (!secret) throw new CommandError(`${name} is not set: use the one of the running site.`);
  return secret;
}
