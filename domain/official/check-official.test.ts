import { expect, test } from 'vitest';
import { checkOfficial, type Item, MAX_CHECKED_CHARACTERS, type Official } from './check-official.ts';

/** Texts as frauds send them, and what is nearly ours: none of them is ours as a whole. */
const FRAUDS: readonly string[] = [
  // An item of ours with something else.
  '0800 4537 2356 or 0803.123.4567',
  'lashma-pay.com: 0800 4537 2356',
  'evil。com 0800 4537 2356',
  '0800 4537 2356 GTB0123456789',
  '0800-ILERAEKO GTB 0123456789',
  'Call 0800-ILERAEKO and pay 5000 to 0123456789 GTBank',
  '0800 4537 2356 called me',
  'They called from 0800 4537 2356.',
  'lashma.com or 0800-4537-2356',
  'ileraeko@lashma.com wants your OTP',
  'LASHMA: your cover ends today. Renew at lashma.com/pay?to=0123456789',
  'lashma.com, pay at pay-now.ng',
  '0800 4537 2356 / 0803 123 4567',
  '0800 4537 2356,08031234567',
  '0800-4537-2356\n0803-123-4567',
  'ileraeko@lashma.com,agent@gmail.com',
  'https://lashma.com https://evil.example',
  '@lashma__ on Telegram',
  '0800 4537 2356 ext 9',
  '0800 4537 2356;ext=0803',
  'tel:080045372356,08031234567',
  'mailto:ileraeko@lashma.com?cc=evil@example.com',
  'WhatsApp 0700-000-7101 with your card number and PIN',
  // Numbers that are nearly ours.
  'tel:80045372356',
  'https://tel:80045372356',
  'www.tel:7000007101',
  '0800-ILERAE\u212aO',
  'ilerae\u212ao@lashma.com',
  '\ufeff0800 4537 2356',
  '0800 4537 2356*737*1*5000#',
  '0800 4537 2357',
  '0800 4537 235',
  '0800 4537 23566',
  '1080045372356',
  '80045372356',
  '2348004537235',
  '0080045372356',
  '+1 800 4537 2356',
  '+235 800 4537 2356',
  '0800-ILERAEKA',
  '0800-ILERA3KO',
  '0800-1LERAEKO',
  '0800-ILERAEKO1',
  '0900-ILERAEKO',
  '*0800 4537 2356#',
  '*737*1*5000*0123456789#',
  'GTB0123456789',
  '0123456789',
  'ACCT:0123456789 LASHMA ENTERPRISES',
  // Other scripts and digits.
  '٠٨٠٠ ٤٥٣٧ ٢٣٥٦',
  '۰۸۰۰۴۵۳۷۲۳۵۶',
  '०८००४५३७२३५६',
  '０８００ ４５３７ ２３５６',
  '0800 4537 235６',
  '𝟬𝟴𝟬𝟬𝟰𝟱𝟯𝟳𝟮𝟯𝟱𝟲',
  '0800 4537 235O',
  'O8OO 4537 2356',
  '0800־4537־2356',
  '0800・4537・2356',
  '0800,4537,2356',
  '0800/4537/2356',
  '0800_4537_2356',
  '0800\u200b45372356',
  '\u202e6532 7354 0080',
  '\u200e0800 4537 2356\u200f',
  '0800 4537 2356\u0301',
  '⓪⑧⓪⓪④⑤③⑦②③⑤⑥',
  'lаshma.com',
  'lashmа.com',
  'ｌａｓｈｍａ．ｃｏｍ',
  'lashma。com',
  'lashma．com',
  'lash\u200bma.com',
  'lash\u00adma.com',
  'lashma\u2024com',
  'láshma.com',
  'xn--lshma-5nf.com',
  'іleraeko@lashma.com',
  'ileraeko＠lashma.com',
  '@lаshma__',
  // Addresses that are nearly ours.
  'lashma-gov.com',
  'lashma.com.pay-now.ng',
  'lashma.com.ng',
  'lashma.co',
  'lashma.corn',
  'pay.lashma.com',
  'lashma.com@evil.example',
  'https://lashma.com@evil.example/',
  'https://lashma.com:443@evil.example',
  'https://lashma.com%2f@evil.example',
  'https://lashma.com\\@evil.example',
  'https://evil.example/lashma.com',
  'https://evil.example?lashma.com',
  'https://evil.example#lashma.com',
  'evil.example/https://lashma.com/',
  'lashma.com:8080',
  'lashma.com\\evil.example',
  'lashma.com?next=https://evil.example',
  'lashma.com#pay-0123456789',
  'lashma.com//evil.example',
  '//lashma.com',
  'ftp://lashma.com',
  'javascript://lashma.com/%0aalert(1)',
  'https:lashma.com',
  'www.www.lashma.com',
  '%6cashma.com',
  '1ashma.com',
  'lashrna.com',
  'ilera-ek0.com',
  'lasma.com',
  'lashmaa.com',
  'myclinify.com/paypolicy',
  'lashma.myclinify.com/paypolicy2',
  'lashma.myclinify.com.evil.example/paypolicy',
  'bit.ly/ileraeko',
  'bit.ly/Change-My-IleraEko-Provider',
  'facebook.com/ileraeko',
  'play.google.com/store/apps/details?id=com.lashma.app2',
  'wa.me/2348031234567',
  'ileraeko@lashma.com.ng',
  'ileraeko.lashma@gmail.com',
  'pay@lashma.com',
  '"ileraeko"@lashma.com',
  'mailto:@lashma__',
  'm.lashma.com',
  'm.bit.ly/change-my-ileraeko-provider',
  'x.com/lashma__',
  'https://www.instagram.com/lashma__?igsh=abc',
  '@lashma_',
  '@lashma___',
  '@Lagosstatehealthschemes',
  // Words in three languages.
  'I am from LASHMA',
  'Send your OTP to LASHMA',
  'Mr Ade, Ilera Eko, pay 5000 to register: 0803 123 4567',
  'Your BVN is needed for your Ilera Eko card, reply with it',
  'Bylinks',
  'Motayo Hospital',
  '112',
  'Ẹ fi OTP yín ránṣẹ́ sí 0800 4537 2356',
  'LASHMA ni mo ti ń pè: ẹ san ₦5,000 sínú àkáǹtì 0123456789',
  'Ẹ tẹ lashma.com/owo kí ètò yín má baà parí',
  'Ilé ìwòsàn yín ti yí padà, ẹ pe 0800-ILERAEKO tàbí 08031234567',
  'Kóòdù yín ni 4821. Ẹ má sọ fún ẹnikẹ́ni, LASHMA nìkan',
  'Ẹ kú oríire! Ẹ ti gba ìtọ́jú ọ̀fẹ́: www.lashma.com, nọ́ḿbà káàdì yín',
  'Abeg pay for dis account make your Ilera Eko no expire: 0123456789',
  'Na LASHMA dey call, send your PIN to 0800 4537 2356',
  'You don win free insurance! Click lashma.com.free-cover.ng',
  'Oga, drop your BVN for 0700-000-7101 make we register you',
  'Una hospital don change, check lashma.com abi call 0803 123 4567',
  'Your OTP na 4821, send am to ileraeko@lashma.com sharp sharp',
];

/** Our own items as people write them. */
const OWN: readonly string[] = [
  '0800-ILERAEKO',
  '0800 ileraeko',
  '0800ILERAEKO',
  '+234 800 ILERAEKO',
  '080045372356',
  '0800-4537-2356',
  '0800 4537 2356',
  '0800.4537.2356',
  ' (0800) 4537 2356 ',
  '0800\u00a04537\u00a02356',
  '0800–4537–2356',
  '0800−4537−2356',
  '+(234) 800 4537 2356',
  '+23480045372356',
  '+234 800 4537 2356',
  '+234 (0)800 4537 2356',
  '+234 (0) 800 4537 2356',
  '(+234) 800-4537-2356',
  '00234 800 4537 2356',
  '234 800 4537 2356',
  'tel:080045372356',
  'tel:+2340700 000 7101',
  '0800-ASKLASHMA',
  'https://wa.me/2347000007101',
  'lashma.com',
  'LASHMA.COM',
  'www.lashma.com',
  'http://lashma.com',
  'https://www.lashma.com/',
  'lashma.myclinify.com/register',
  'https://lashma.myclinify.com/paypolicy',
  'https://verify.lshsportal.com:8283/',
  'bit.ly/change-my-ileraeko-provider',
  'facebook.com/Lagosstatehealthscheme/',
  'm.facebook.com/lagosstatehealthscheme',
  'www.instagram.com/Lashma__',
  'twitter.com/LASHMA',
  'https://x.com/lashma',
  'https://play.google.com/store/apps/details?id=com.lashma.app',
  'ileraeko@lashma.com',
  'ILERAEKO@lashma.com',
  'mailto:ileraeko@lashma.com',
  '@Lagosstatehealthscheme',
  '@lashma__',
];

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
