import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isGsm } from '#domain/text/gsm-text.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { MOST_CHARACTERS, type Step, walkUssd } from './walk-ussd.ts';

const words = { back: '0 back', start: '00 home', more: '9 more', notAChoice: 'No.' };

function menu() {
  const effect = vi.fn(async () => 'Stored.');
  const long = 'ọ̀rọ̀ pọ̀ '.repeat(60);
  const choice = (label: string, step: Step) => ({ label, open: () => step });
  const home: Step = {
    text: 'Home',
    choices: [
      choice('Long', { text: long }),
      choice('List', {
        text: 'Names',
        choices: Array.from({ length: 30 }, (_, index) =>
          choice(`Name ${index + 1}`, { text: `It is ${index + 1}` }),
        ),
      }),
      choice('Ask', {
        text: 'Type',
        read: (typed) => (typed === 'bad' ? 'Not so.' : { text: `You: ${typed}` }),
      }),
      choice('Do', { text: effect, isEnd: true }),
    ],
  };
  const first: Step = { text: 'Language', choices: [choice('English', home)] };
  const walk = async (text: string) =>
    (await walkUssd(text, { step: first, words }, () => undefined)) ?? { text: 'too long', isEnd: true };
  return { effect, walk, said: async (text: string) => (await walk(text)).text };
}

test('inputs lead on, 0 leads back, 00 home and 9 to more; what is none of these is told, and nothing is lost', async () => {
  const { said } = menu();
  const home = 'Home\n1 Long\n2 List\n3 Ask\n4 Do\n0 back, 00 home';
  for (const [text, shown] of [
    ['', 'Language\n1 English'],
    ['7', 'No.\nLanguage\n1 English'],
    ['0', 'Language\n1 English'],
    ['00', 'Language\n1 English'],
    ['1', home],
    ['1*x', `No.\n${home}`],
    ['1**', `No.\n${home}`],
    ['1*9', `No.\n${home}`],
    ['1*3*a b*0*00*0*1', home],
    ['1*3*bad', 'Not so.\nType\n0 back, 00 home'],
    ['1*3*bad*good', 'You: good\n0 back, 00 home'],
    ['1*3*5', 'You: 5\n0 back, 00 home'],
    ['1*2*9*1*0*x*2', 'It is 10\n0 back, 00 home'],
    ['1*2*9*9*9*9*0', 'Names'],
  ] as const)
    if (shown === 'Names') expect(await said(text)).toContain('9 more, 0 back, 00 home');
    else expect(await said(text), text).toBe(shown);
  const pages = await Promise.all(['1*1', '1*1*9', '1*1*9*9'].map(said));
  const told = pages.map((page) => page.split('\n')[0]).join(' ');
  expect(told).toBe('oro po '.repeat(60).trim().slice(0, told.length));
});

test('what a session does is done only when its last input asks for it', async () => {
  const { effect, walk } = menu();
  for (const text of ['1*4*0', '1*4*00', '1*4*0*3']) await walk(text);
  expect(effect).not.toHaveBeenCalled();
  expect(await walk('1*4')).toEqual({ text: 'Stored.', isEnd: true });
  expect(await walk('1*4*9*x')).toEqual({ text: 'Stored.', isEnd: true });
});

test('whatever is typed, for however long, gets a screen that every phone shows', async () => {
  const { walk } = menu();
  const input = fc.oneof(
    fc.constantFrom('0', '00', '9', '1', '2', '3', '4', '8', '', '*', '#', '1'.repeat(300)),
    fc.string({ unit: anyCharacter, maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(input, { maxLength: 30 }), async (inputs) => {
      const { text } = await walk(inputs.join('*'));
      expect(text.length + 4).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(isGsm(text)).toBe(true);
      expect(text).not.toBe('');
    }),
  );
  for (const text of ['*'.repeat(1000), '1'.repeat(100_000), '1*9*'.repeat(400)])
    expect(await walk(text)).toEqual({ text: 'too long', isEnd: true });
});

test('a text that the network cuts at each * is read as one, whatever menu it passes on its way', async () => {
  const answer = (typed: string): Step => ({
    text: async () => `${typed === '0800' ? 'ours '.repeat(60) : ''}${typed}`,
    readAll: answer,
  });
  const ask: Step = { text: 'Type', readAll: answer };
  const first: Step = { text: 'Menu', choices: [{ label: 'Check', open: () => ask }] };
  const said = async (text: string) => (await walkUssd(text, { step: first, words }, () => undefined))?.text;
  expect(await said('1')).toContain('Type');
  expect(await said('1*0800')).toContain('ours');
  expect(await said('1*0800*9')).toContain('0 back');
  for (const rest of ['737*1*5000#', '9*737', '9*9*9*737', '9*9*9*9*9', '737*0', '9*737*0', '737*0*0'])
    expect(await said(`1*0800*${rest}`), rest).not.toContain('ours');
  for (const typed of ['737*0*0800', '737*00*0800', '*0800', '**0800'])
    expect(await said(`1*${typed}`), typed).not.toContain('ours');
  for (const typed of ['0800*737*1*5000#', '0800*9*737', '0800*', '*0800', '737*0*1*0800', '0*1*0800'])
    expect(await said(`1*${typed}`), typed).toContain(typed);
});
