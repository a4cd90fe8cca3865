import { expect, test } from 'vitest';
import { checkOfficial, type Official } from './check-official.ts';

const official: Official = {
  lines: [
    { label: 'Toll-free', digits: '0800-4537-2356' },
    { label: 'Ask', digits: '0800-2755-27462' },
    { label: 'WhatsApp', digits: '0700-000-7101' },
  ],
  pages: [
    { label: 'Site', url: 'https://lashma.com', isShared: false },
    { label: 'Enrol', url: 'https://lashma.myclinify.com/register', isShared: false },
    { label: 'Pay', url: 'https://lashma.myclinify.com/paypolicy', isShared: false },
    { label: 'Verify', url: 'https://verify.lshsportal.com:8283/', isShared: false },
    { label: 'Change', url: 'https://bit.ly/change-my-ileraeko-provider', isShared: true },
    { label: 'App', url: 'https://play.google.com/store/apps/details?id=com.lashma.app', isShared: true },
    { label: 'Facebook', url: 'https://www.facebook.com/Lagosstatehealthscheme', isShared: true },
  ],
  linkedPages: ['https://portal.hefamaaportal.com.ng/login', 'https://lagosstate.gov.ng/'],
  emails: ['ileraeko@lashma.com'],
  agents: [
    { name: 'Bylinks Limited', phone: '0700-000-5005, 0700-000-6005' },
    { name: 'Right Option Insurance Brokers', phone: '0700-000-5019' },
  ],
  places: [{ name: 'Motayo Hospital' }, { name: 'Totem Pharmacy', phone: '0803 000 0001' }],
  formerLines: ['0800-1111-2222'],
  emergencyLines: ['112', '767'],
  offices: [
    { name: 'Head office', address: 'Good Shepherd House, Opposite Secretariat Gate, Alausa, Ikeja, Lagos' },
  ],
  ownNames: ['LASHMA', 'Ilera Eko', 'ileraeko', 'Lagos State Health Management Agency'],
};

type Case = [typed: string, kind: string, verdict?: string, isLookAlike?: boolean];

const ours: Case[] = [
  ['0800-ILERAEKO', 'phone', 'ours'],
  ['0800 ileraeko', 'phone', 'ours'],
  ['080045372356', 'phone', 'ours'],
  ['080045372356 called', 'phone', 'ours'],
  ['+234 800 4537 2356', 'phone', 'ours'],
  ['+234080045372356', 'phone', 'ours'],
  ['00234 800 4537 2356', 'phone', 'ours'],
  ['tel:0800-ASKLASHMA', 'phone', 'ours'],
  ['https://wa.me/2347000007101', 'phone', 'ours'],
  ['0700-000-6005', 'phone', 'agent'],
  ['+2348030000001', 'phone', 'place'],
  ['motayo hospital', 'name', 'place'],
  ['lashma.com', 'web', 'ours'],
  ['HTTPS://WWW.LASHMA.COM/plan?x=1', 'web', 'ours'],
  ['lashma.myclinify.com/register', 'web', 'ours'],
  ['https://verify.lshsportal.com:8283/', 'web', 'ours'],
  ['bit.ly/change-my-ileraeko-provider', 'web', 'ours'],
  ['facebook.com/Lagosstatehealthscheme/', 'web', 'ours'],
  ['ILERAEKO@lashma.com', 'email', 'ours'],
  ['bylinks', 'name', 'agent'],
  ['Bylinks Ltd', 'name', 'agent'],
  ['good shepherd house', 'name', 'ours'],
  ['Good Shepherd House Alausa', 'name', 'ours'],
  ['Good Shepherd House, Opposite Secretariat Gate, Alausa, Ikeja', 'name', 'ours'],
  ['com.lashma.app', 'web', 'ours'],
  ['lashma.com or 0800-4537-2356', 'web', 'ours'],
  ['They called from 0800 4537 2356.', 'phone', 'ours'],
  ['I am from LASHMA', 'name', 'name'],
  ['Right Option', 'name', 'near'],
  ['right option insurance', 'name', 'near'],
  ['767', 'phone', 'emergency'],
  ['By Links', 'name', 'agent'],
  ['@lagosstatehealthscheme', 'web', 'ours'],
  ['www.lagosstate.gov.ng', 'web', 'linked'],
  ['https://portal.hefamaaportal.com.ng/register', 'web', 'linked'],
];

const notOurs: Case[] = [
  ['08031234567', 'phone', 'not-ours'],
  ['+234 800 1111 2222', 'phone', 'former'],
  ['080045372356 or 080011112222', 'phone', 'former'],
  ['0800453723567', 'phone', 'not-ours'],
  ['1080045372356', 'phone', 'not-ours'],
  ['80045372356 08031234567', 'phone', 'not-ours'],
  ['0800-ILERAEKA', 'phone', 'not-ours'],
  ['0803', 'phone', 'partial'],
  ['0803 456 78', 'phone', 'partial'],
  ['+234 80', 'phone', 'partial'],
  ['@lashma', 'name', 'name'],
  ['0123456789', 'account', 'not-ours'],
  ['*737*1#', 'code', 'not-ours'],
  ['lashma-gov.com', 'web', 'not-ours', true],
  ['lashma.com.pay-now.ng', 'web', 'not-ours', true],
  ['lashma.com@evil.example', 'email', 'not-ours', false],
  ['https://lashma.com@evil.example/', 'web', 'not-ours', true],
  ['https://lashma.com:443@evil.example', 'web', 'not-ours', true],
  ['evil.example/lashma.com', 'web', 'not-ours', false],
  ['1ashma.com', 'web', 'not-ours', true],
  ['lashrna.com', 'web', 'not-ours', true],
  ['lаshma.com', 'web', 'not-ours', true],
  ['xn--lshma-5nf.com', 'web', 'not-ours', true],
  ['myclinify.com/paypolicy', 'web', 'not-ours', false],
  ['lshsportal.com', 'web', 'not-ours', false],
  ['lshsportals.com', 'web', 'not-ours', false],
  ['https://lagosstate.gov.ng@evil.example', 'web', 'not-ours', true],
  ['lagosstate.gov.ng and 08031234567', 'phone', 'not-ours'],
  ['bit.ly/ileraeko', 'web', 'not-ours', false],
  ['facebook.com/ileraeko', 'web', 'not-ours', false],
  ['play.google.com/store/apps/details?id=com.lashma.app2', 'web', 'not-ours', false],
  ['wa.me/2348031234567', 'phone', 'not-ours'],
  ['ileraeko@lashma.com.ng', 'email', 'not-ours', true],
  ['pay@lashma.com', 'email', 'not-ours', false],
  ['ileraeko.lashma@gmail.com', 'email', 'not-ours', false],
  ['Bylinks Global', 'name', 'not-ours'],
  ['Right Option Bank', 'name', 'not-ours'],
  ['Insurance Brokers', 'name', 'not-ours'],
  ['1120', 'phone', 'partial'],
  ['Ade Brokers', 'name', 'not-ours'],
  ['Mr Ade', 'name', 'person'],
  ['they asked for my OTP', 'name', 'never'],
  ['send your OTP to LASHMA', 'name', 'never'],
  ['registration fee 5000', 'name', 'never'],
  ['pay 5000 to register', 'name', 'never'],
  ['account name ILERA EKO ENTERPRISES', 'name', 'never'],
  ['someone called me to pay', 'name', 'told'],
  ['sms saying i won free insurance', 'name', 'told'],
  ['facebook', 'name', 'told'],
  ['dem call me', 'name', 'told'],
  ['wọ́n pè mí', 'name', 'told'],
  ['12 Allen Avenue Ikeja', 'name', 'not-ours'],
  ['Shepherd House', 'name', 'person'],
  ['call 080045372356 or pay to 08031234567', 'phone', 'not-ours'],
  ['lashma.com, pay at pay-now.ng', 'web', 'not-ours', false],
  ['ileraeko@lashma.com pay 0803 123 4567', 'phone', 'not-ours'],
  ['javascript://lashma.com/%0aalert(1)', 'web', 'not-ours'],
  ['  ', 'empty'],
  ['???', 'empty'],
];

test.each([...ours, ...notOurs])('“%s” is %s: %s', (typed, kind, verdict, isLookAlike) => {
  expect(checkOfficial(typed, official)).toMatchObject({
    kind,
    ...(verdict && { verdict }),
    ...(isLookAlike !== undefined && { isLookAlike }),
  });
});

test('a page of ours is called by its own name', () => {
  expect(checkOfficial('lashma.myclinify.com/paypolicy', official)).toMatchObject({ of: 'Pay' });
});

test('nothing of ours makes more of it ours, before or behind', () => {
  for (const [typed] of ours.filter(([text, , verdict]) => verdict === 'ours' && !text.includes(' ')))
    for (const more of [`${typed}.ng`, `1${typed}1`, `x${typed}x`]) {
      const checked = checkOfficial(more, official);
      const isSubPage = checked.kind === 'web' && /[/?]/.test(typed.replace(/^https?:\/\//i, ''));
      if (!isSubPage) expect(checked, more).not.toMatchObject({ verdict: 'ours' });
    }
});

test('a hostile text is read in no time', () => {
  const started = performance.now();
  for (const text of ['.', 'a.', '@', '1-', 'a@', 'https://', '0800a '])
    checkOfficial(text.repeat(5000), official);
  expect(performance.now() - started).toBeLessThan(500);
});
