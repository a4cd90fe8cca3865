// Bar: deploy/kannel.conf, as shipped, connects a gateway to the site.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { complaintStates } from '#words/complaint-page.ts';
import { phoneWords } from '#words/phone.ts';
import { changeComplaint, complaint } from '../support/complaints.ts';
import { findPrograms, freePort, runProgram, untilReady } from '../support/machine.ts';
import { spawnSite } from '../support/spawn-site.ts';

const SMS_SECRET = 'secret-of-the-sms-gateway';
const PASSWORD = 'password-of-the-site';
const SHORT_CODE = '1234';
const NUMBER = '+2348031234567';
const WAIT = { timeout: 60_000, interval: 50 };

/** deploy/kannel.conf on other ports, before a fake network. What is changed must stand in it exactly once. */
function documentedKannel(
  folder: string,
  ports: Record<'admin' | 'box' | 'sendsms' | 'smsc' | 'site', number>,
): string {
  const fake = `group = smsc\nsmsc = fake\nsmsc-id = fake\nport = ${ports.smsc}\nconnect-allow-ip = 127.0.0.1\n`;
  const documented = readFileSync(join(import.meta.dirname, '../../deploy/kannel.conf'), 'utf8');
  const changes: [string | RegExp, string][] = [
    [/group = smsc\n(?:[^\n]+\n)+/, fake],
    ['admin-port = 13000', `admin-port = ${ports.admin}`],
    ['ADMIN_PASSWORD', 'x'],
    ['smsbox-port = 13001', `smsbox-port = ${ports.box}`],
    ['sendsms-port = 13013', `sendsms-port = ${ports.sendsms}`],
    ['/var/spool/kannel', folder],
    ['password = SMS_PASSWORD', `password = ${PASSWORD}`],
    ['127.0.0.1:3000/sms/SMS_SECRET', `127.0.0.1:${ports.site}/sms/${SMS_SECRET}`],
  ];
  return changes.reduce((text, [before, after]) => {
    expect(text.split(before), String(before)).toHaveLength(2);
    return text.replace(before, after);
  }, documented);
}

const isOpen = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
    socket.on('error', reject);
  });

test('a complaint’s status by SMS goes through Kannel and back, and so do its news', async () => {
  // Says what is missing, and how it is installed, where it cannot install it.
  const programs = findPrograms(['bearerbox', 'smsbox'], 'kannel', () => ['/usr/sbin']);
  const extras = findPrograms(['fakesmsc'], 'kannel-extras', () => ['/usr/lib/kannel/test']);
  const folder = mkdtempSync(join(tmpdir(), 'lashma-kannel-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [admin, box, sendsms, smsc, site] = await Promise.all(Array.from({ length: 5 }, freePort));
  const ports = { admin, box, sendsms, smsc, site } as Record<
    'admin' | 'box' | 'sendsms' | 'smsc' | 'site',
    number
  >;
  const file = join(folder, 'kannel.conf');
  writeFileSync(file, documentedKannel(folder, ports));

  const own = spawnSite({
    PORT: String(ports.site),
    SMS_SECRET,
    SMS_GATEWAY: 'kannel',
    SMS_SEND_URL: `http://127.0.0.1:${ports.sendsms}/cgi-bin/sendsms`,
    SMS_USERNAME: 'lashma',
    SMS_PASSWORD: PASSWORD,
    SMS_FROM: SHORT_CODE,
    PHONE_ALLOWED_ADDRESSES: 'loopback',
  });
  onTestFinished(own.discard);
  await own.listening();
  const database = await connectDatabase({ dataDir: own.dataDir, databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  const form = { ...complaint, user_email: '', user_phone: '0803 123 4567', sms_news: 1 };
  const { id, reference } = await storeComplaint(database, form, null);

  for (const [name, port] of [
    ['bearerbox', ports.smsc],
    ['smsbox', ports.sendsms],
  ] as const) {
    const { child, stop } = runProgram(join(programs, name), [file], 'SIGTERM', { stdio: 'ignore' });
    onTestFinished(stop);
    await untilReady(() => isOpen(port), child);
  }
  /** A phone of the network, which sends one SMS and shows what comes back to it. */
  const sms = `${NUMBER} ${SHORT_CODE} text ${reference} 4567`;
  const args = ['-H', '127.0.0.1', '-r', String(ports.smsc), '-m', '1', sms];
  const phone = runProgram(join(extras, 'fakesmsc'), args, 'SIGTERM', { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(phone.stop);
  let shown = '';
  for (const stream of [phone.child.stdout, phone.child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
    });
  const { label, text } = complaintStates.received;
  await vi.waitFor(() => expect(shown).toContain(`<${SHORT_CODE} ${NUMBER} text`), WAIT);
  expect(shown).toContain(`${reference}: ${label}. ${text}`);

  await changeComplaint(database, id, { state: 'answered', note: 'private words' });
  const news = phoneWords.sms.news(reference, complaintStates.answered.label);
  await vi.waitFor(() => expect(shown).toContain(news), WAIT);
  expect(shown).not.toContain('private words');
  expect(own.output.stdout).not.toContain(SMS_SECRET);
  expect(own.output.stdout).not.toContain(NUMBER.slice(-10));
});
