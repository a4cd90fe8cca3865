import { expect, test } from 'vitest';
import { FRAUDS, OWN } from '#tests/support/official-texts.ts';
import { checkOfficial, type Item, MAX_CHECKED_CHARACTERS, type Official } from './check-official.ts';

const official: Official = {
  lines: [
    { label: '0800-ILERAEKO', digits: '0800-4537-2356' },
    { label: '0800-ASKLASHMA', digits: '0800-2755-27462' },
    { label: '0700-000-7101', digits: '0700-000-7101' },
  ],
  pages: [
    { label: 'Site', url: 'https://lashma.com/', isShared: false },
    { label: 'Enrol', url: 'https://lashma.myclinify.com/register', isShared: false },
    { label: 'Pay', url: 'https://lashma.myclinify.com/paypolicy', isShared: false },
    { label: 'Verify', url: 'https://verify.lshsportal.com:8283/', isShared: false },
    { label: 'Change', url: 'https://bit.ly/change-my-ileraeko-provider', isShared: true },
    { label: 'App', url: 'https://play.google.com/store/apps/details?id=com.lashma.app', isShared: true },
    { label: 'Facebook', url: 'https://www.facebook.com/Lagosstatehealthscheme', isShared: true },
    { label: 'Instagram', url: 'https://www.instagram.com/lashma__', isShared: true },
    { label: 'Twitter', url: 'https://twitter.com/lashma', isShared: true },
    { label: 'WhatsApp', url: 'https://wa.me/2347000007101', isShared: true },
  ],
  linkedPages: ['https://portal.hefamaaportal.com.ng/login', 'https://lagosstate.gov.ng/'],
  emails: ['ileraeko@lashma.com'],
  agents: [
    { name: 'Bylinks Limited', phone: '0700-000-5005, 0700-000-6005' },
    { name: 'MyCoverGenius Ltd', phone: '0700-000-5019' },
  ],
  places: [{ name: 'Motayo Hospital' }, { name: 'Totem Pharmacy', phone: '0803 000 0001' }],
  formerLines: ['0800-1111-2222'],
  emergencyLines: ['112', '767'],
  ownNames: ['LASHMA', 'Ilera Eko', 'ileraeko', 'Lagos State Health Management Agency'],
};

test.each(OWN)('“%s” is ours', (typed) => {
  expect(checkOfficial(typed, official).kind).toBe('ours');
});

test.each(FRAUDS)('“%s” is not ours as a whole', (typed) => {
  expect(checkOfficial(typed, official).kind).toBe('message');
});

test('one more character before or behind an item of ours, and it is not ours', () => {
  for (const own of OWN.map((text) => text.trim()))
    for (const sign of ['x', '1', '٠', '.', ',', '@', '-', '\u200b', '\u0301', ' x', '。', '$', '\\', '＠'])
      for (const typed of [own + sign, sign + own])
        expect(checkOfficial(typed, official).kind, typed).not.toBe('ours');
});

/** Each item that is found, with its verdict. */
const items = (typed: string) => {
  const checked = checkOfficial(typed, official);
  return checked.kind === 'message'
    ? checked.items.map(({ text, verdict }) => [text, verdict])
    : checked.kind;
};

test.each<[typed: string, items: [text: string, verdict: Item['verdict']][]]>([
  [
    'Call 0800 4537 2356 or 0803.123.4567',
    [
      ['0800 4537 2356', 'ours'],
      ['0803.123.4567', 'unknown'],
    ],
  ],
  [
    'lashma-pay.com: 0800 4537 2356',
    [
      ['lashma-pay.com', 'look-alike'],
      ['0800 4537 2356', 'ours'],
    ],
  ],
  [
    'evil。com 0800-ILERAEKO',
    [
      ['evil.com', 'unknown'],
      ['0800-ILERAEKO', 'ours'],
    ],
  ],
  ['pay GTB0123456789', [['GTB0123456789', 'unknown']]],
  ['*737*1*5000#', [['*737*1*5000#', 'unknown']]],
  ['pay ⓿❶❷➂➃➎➏⓻八九', [['0123456789', 'unknown']]],
  ['pay 零一二三四五六七八九', [['0123456789', 'unknown']]],
  ['pay ➊➋➌➍➎➏➐➑➒➓', [['12345678910', 'unknown']]],
  ['٠٨٠٠ ٤٥٣٧ ٢٣٥٦', [['0800 4537 2356', 'look-alike']]],
  ['0800\u200b45372356', [['080045372356', 'look-alike']]],
  ['0800 4537 2357', [['0800 4537 2357', 'look-alike']]],
  ['GTB080045372356', [['GTB080045372356', 'unknown']]],
  ['0800 1111 2222', [['0800 1111 2222', 'former']]],
  ['lаshma.com', [['lаshma.com', 'look-alike']]],
  ['ｌａｓｈｍａ．ｃｏｍ', [['lashma.com', 'look-alike']]],
  ['xn--lshma-5nf.com', [['xn--lshma-5nf.com', 'look-alike']]],
  [
    '1ashma.com lashrna.com lasma.com',
    ['1ashma.com', 'lashrna.com', 'lasma.com'].map((text) => [text, 'look-alike']),
  ],
  ['lashma.com.pay-now.ng', [['lashma.com.pay-now.ng', 'look-alike']]],
  ['https://lashma.com@evil.example/', [['https://lashma.com@evil.example/', 'look-alike']]],
  ['evil.example/lashma.com', [['evil.example/lashma.com', 'look-alike']]],
  ['myclinify.com/paypolicy', [['myclinify.com/paypolicy', 'unknown']]],
  ['see lashma.com/plan?x=1.', [['lashma.com/plan?x=1', 'ours']]],
  ['lashma.com:8080', [['lashma.com:8080', 'look-alike']]],
  ['www.lagosstate.gov.ng', [['www.lagosstate.gov.ng', 'linked']]],
  ['https://lagosstate.gov.ng@evil.example', [['https://lagosstate.gov.ng@evil.example', 'look-alike']]],
  [
    'pay@lashma.com, not ade@gmail.com',
    [
      ['pay@lashma.com', 'look-alike'],
      ['ade@gmail.com', 'unknown'],
    ],
  ],
  [
    'follow @lashma__, not @lashma_',
    [
      ['@lashma__', 'ours'],
      ['@lashma_', 'look-alike'],
    ],
  ],
  [
    'We are Bylinks, agents of MyCoverGenius Limited',
    [
      ['Bylinks Limited', 'agent'],
      ['MyCoverGenius Ltd', 'agent'],
    ],
  ],
  ['mycover genius', [['MyCoverGenius Ltd', 'agent']]],
  ['Bylinks Global', [['Bylinks Limited', 'agent']]],
  ['+234 700 000 6005', [['+234 700 000 6005', 'agent']]],
  ['motayo hospital', [['Motayo Hospital', 'place']]],
  ['+2348030000001', [['+2348030000001', 'place']]],
  ['767', [['767', 'emergency']]],
  ['follow @lashma-ng', [['@lashma-ng', 'look-alike']]],
  ['lashma.com:x@evil.ng', [['lashma.com:x@evil.ng', 'look-alike']]],
  ['ileraeko@lashma.com@evil.ng', [['ileraeko@lashma.com@evil.ng', 'look-alike']]],
  ['lashma.com%2eevil.ng', [['lashma.com%2eevil.ng', 'look-alike']]],
  ['pay to 0123,456,7890', [['0123,456,7890', 'unknown']]],
  ['pay to 0123/456/7890', [['0123/456/7890', 'unknown']]],
  ['pay to 0123\n456 7890', [['0123 456 7890', 'unknown']]],
  ['₦1,000,000 by 14/3/2027 or 14-3-2027', []],
  ['https://instagram.com/Lashma__?igsh=abc', [['https://instagram.com/Lashma__?igsh=abc', 'begins']]],
  [
    'play.google.com/store/apps/details?id=com.lashma.app&hl=en',
    [['play.google.com/store/apps/details?id=com.lashma.app&hl=en', 'begins']],
  ],
  [
    '0800 4537 2356*737*1*5000#',
    [
      ['*737*1*5000#', 'unknown'],
      ['0800 4537 2356', 'ours'],
    ],
  ],
  ...['0800-ILERAEKO1', '0800-ILERAEKO-1', '0800-ILERAEKOх', '1-0800-ILERAEKO', '+1-0800-ILERAEKO'].map(
    (text): [string, [string, Item['verdict']][]] => [`call ${text} now`, [[text, 'look-alike']]],
  ),
  ['https://lashma.com&pay.evil.example', [['https://lashma.com&pay.evil.example', 'look-alike']]],
  ['*737*0800 4537 2356#', [['*737*0800 4537 2356#', 'unknown']]],
  ['dial * 737 * 5000 #', [['* 737 * 5000 #', 'unknown']]],
  ['I am from LASHMA', []],
  ['0803', []],
])('“%s” contains what it contains', (typed, expected) => {
  expect(items(typed)).toEqual(expected);
});

test('a text over the limit is refused as a whole, also if it is over it only after normalisation', () => {
  const own = '0800 4537 2356';
  expect(checkOfficial(own + ' '.repeat(MAX_CHECKED_CHARACTERS) + own, official).kind).toBe('too-long');
  expect(checkOfficial('ﷺ'.repeat(60), official).kind).toBe('too-long');
  expect(checkOfficial('x'.repeat(MAX_CHECKED_CHARACTERS), official).kind).toBe('message');
});

test.each(['', '  ', '???', '\u200b'])('“%s” holds nothing to be checked', (typed) => {
  expect(checkOfficial(typed, official).kind).toBe('empty');
});

test('a text made to be slow is read', () => {
  for (const part of ['@', '.', 'a.', 'a.b:', 'a@', '0 ', '0,', 'x', '?a&', '*1', '-', '0800 a-'])
    for (const begin of ['', 'a'])
      expect(checkOfficial((begin + part.repeat(1000)).slice(0, 1000), official).kind, part).not.toBe('ours');
});
