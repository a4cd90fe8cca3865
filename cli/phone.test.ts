import { expect, test } from 'vitest';
import { testSmsGateway } from '#tests/support/sms-gateway.ts';
import { holdSession, runPhoneCommand } from './phone.ts';

test('a session shows each screen, sends all that was typed so far, and ends when one side hangs up', async () => {
  const asked: string[] = [];
  const printed: string[] = [];
  const inputs = ['1', ' 6 '];
  await holdSession(
    async (typed) => {
      asked.push(typed.join('*'));
      return { screen: `screen ${typed.length}\u0007`, isOver: typed.length === 2 };
    },
    async () => inputs.shift() ?? '',
    (text) => printed.push(text),
  );
  expect(asked).toEqual(['', '1', '1*6']);
  expect(printed).toEqual(['\nscreen 0�\n', '\nscreen 1�\n', '\nscreen 2�\n', 'The session is over.']);
});

test.each([
  [[], {}, 'USSD_SECRET is not set: use the one of the running site.', 1],
  [['--sms', 'x'], {}, 'SMS_SECRET is not set: use the one of the running site.', 1],
  [['--nonsense'], {}, 'A phone without data in the terminal', 2],
  [
    ['--url', 'http://127.0.0.1:9'],
    { USSD_SECRET: 'x'.repeat(24) },
    'No site answers at http://127.0.0.1:9.',
    1,
  ],
] as const)('%j with %j says what is wrong', async (args, environment, said, code) => {
  const lines: string[] = [];
  expect(await runPhoneCommand([...args], environment, (text) => lines.push(text))).toBe(code);
  expect(lines.join('\n')).toContain(said);
});

test('what answers, but is no USSD gateway, is told apart', async () => {
  const { url } = await testSmsGateway();
  const lines: string[] = [];
  const environment = { USSD_SECRET: 'x'.repeat(24) };
  expect(await runPhoneCommand(['--url', new URL(url).origin], environment, (text) => lines.push(text))).toBe(
    1,
  );
  expect(lines.join('')).toContain('no USSD screen');
});
