import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english, translated } from '#content/languages.ts';
import { type Contact, contactSchema, dialled } from '#content/schema/contact.ts';
import * as addresses from '#facts/addresses.ts';
import { enrolmentLgas } from '#facts/enrol-page.ts';
import * as site from '#facts/site.ts';
import { builtInContact } from './built-in-contact.ts';
import { contactFacts } from './contact-facts.ts';
import { formerNumbers } from './content-service.ts';
import { partKinds } from './part-kinds.ts';

const WEEKDAYS = 'Mo-Fr 08:00-17:00; Sa 09:00-13:00';

function changed(change: (contact: Contact) => unknown): Contact {
  const contact = structuredClone(builtInContact);
  change(contact);
  return contact;
}

const factsOf = (change: (contact: Contact) => unknown) =>
  partKinds.contact.facts?.(changed(change), '', {}) ?? {};

test('what the site comes with gives the very facts and words of the repository', () => {
  const facts = contactFacts(builtInContact, {});
  expect(partKinds.contact.facts?.(builtInContact, '', {})).toBeUndefined();
  expect(facts).toMatchObject({
    mailbox: { email: addresses.email },
    office: addresses.office,
    supportLines: site.supportLines,
    whatsAppLines: site.whatsAppLines,
    fromAbroad: site.fromAbroad,
    enrolmentLgas,
  });
  expect(site.phoneLines).toMatchObject(facts.phoneLines ?? {});
  for (const [code, words] of Object.entries({ en: english, ...translated })) {
    expect(facts.lineHours?.[code]).toEqual({});
    const { enrolmentPlaces } = words.enrolmentPlaces;
    for (const { id, name, address, note } of enrolmentPlaces)
      expect(facts.placeWords).toMatchObject({ [code]: { [id]: { name, address, ...(note && { note }) } } });
  }
});

test.each<[string, (contact: Contact) => unknown]>([
  [
    'letters that are not on the keys of the digits',
    ({ lines }) => Object.assign(lines.tollFree, { display: '0800-ILERAEKA' }),
  ],
  ['letters in the digits', ({ lines }) => Object.assign(lines.tollFree, { digits: '0800-ILERAEKO' })],
  [
    'a number that is too short',
    ({ lines }) => Object.assign(lines, { askLine: { display: '0800', digits: '0800', hours: null } }),
  ],
  ['hours as people write them', ({ lines }) => Object.assign(lines.askLine, { hours: 'Mon-Fri 8am' })],
  ['a map that runs', ({ offices }) => Object.assign(offices[0] ?? {}, { mapUrl: 'javascript:alert(1)' })],
  ['no head office', ({ offices }) => offices.shift()],
  ['the same office twice', ({ offices }) => offices.push(...offices.slice(1, 2))],
])('%s is refused', (_what, change) => {
  expect(contactSchema.safeParse(builtInContact).success).toBe(true);
  expect(contactSchema.safeParse(changed(change)).success).toBe(false);
});

test('letters are dialled as the keys of a phone have them', () => {
  const numbers = ['0800-ILERAEKO', '0800-ASKLASHMA', '080000-EKO-VBT', '+234 800 4537 2356'];
  expect(numbers.map(dialled)).toEqual(['080045372356', '0800275527462', '080000356828', '23480045372356']);
});

test('pages carry only what differs, with links made of the digits', () => {
  const facts = factsOf(({ lines }) => {
    Object.assign(lines.tollFree, { display: '0800-LASHMA', digits: '0800-527-462' });
    lines['support-2'] = null;
  });
  expect(facts).toEqual({
    phoneLines: {
      tollFree: {
        display: '0800-LASHMA',
        digits: '0800-527-462',
        inFull: '0800-LASHMA (0800-527-462)',
        to: 'tel:0800527462',
      },
    },
    supportLines: { 'support-2': null },
    fromAbroad: { line: { isTollFree: false } },
  });
});

test('hours are said in every language, line by line where they differ, and not at all where nothing is known', () => {
  const one = factsOf(({ lines }) => Object.assign(lines.tollFree, { hours: WEEKDAYS }));
  expect(one).toMatchObject({
    openingHours: { tollFree: WEEKDAYS },
    lineHours: {
      en: {
        tollFree: 'Monday to Friday 8am to 5pm, Saturday 9am to 1pm',
        lines: '',
        each: expect.arrayContaining([{ id: 'askLine', display: '0800-ASKLASHMA', hours: 'day and night' }]),
      },
      yo: {
        tollFree:
          'láti ọjọ́ Ajé sí ọjọ́ Ẹtì aago 8 àárọ̀ sí aago 5 ìrọ̀lẹ́, ọjọ́ Àbámẹ́ta aago 9 àárọ̀ sí aago 1 ọ̀sán',
      },
    },
  });
  const all = factsOf(({ lines }) => {
    for (const line of Object.values(lines)) if (line) line.hours = null;
  });
  expect(all.lineHours).toMatchObject({ pcm: { tollFree: '', askLine: '', lines: '', each: [] } });
});

test('an office says its hours; an address whose translation is older is shown as it is', () => {
  const move = ({ offices }: Contact) => {
    const epe = offices.find(({ id }) => id === 'epe-division');
    if (epe) Object.assign(epe, { lines: ['New House', 'Epe'], hours: WEEKDAYS, isToConfirm: false });
  };
  const { placeWords, enrolmentPlaces } =
    partKinds.contact.facts?.(changed(move), '', { yo: ['epe-division'] }) ?? {};
  expect(enrolmentPlaces).toEqual({
    'epe-division': { address: 'New House, Epe', openingHours: WEEKDAYS, isToConfirm: false },
  });
  expect(placeWords).toMatchObject({
    en: { 'epe-division': { hours: ['Monday to Friday: 8am to 5pm', 'Saturday: 9am to 1pm'] } },
    yo: { 'epe-division': { address: 'New House, Epe' } },
  });
  const units = partKinds.contact.units(changed(move));
  expect(units['epe-division']?.en).not.toEqual(partKinds.contact.units(builtInContact)['epe-division']?.en);
});

test('numbers of versions that have begun are known as former ones, until they are ours again', () => {
  const json = JSON.stringify(
    changed(({ lines }) => Object.assign(lines.tollFree, { digits: '0800-527-462' })),
  );
  const versions = [{ beginsAt: '2026-01-01', json }];
  expect(formerNumbers([], undefined, '2026-02-01')).toEqual([]);
  expect(formerNumbers(versions, JSON.parse(json), '2026-02-01')).toEqual(['080045372356']);
  expect(formerNumbers(versions, undefined, '2026-02-01')).toEqual(['0800527462']);
  expect(formerNumbers(versions, undefined, '2025-12-01')).toEqual([]);
});

/** Names that translators keep and examples of the desk's forms; besides comments of schemas, and posts, which editors change. */
const SPELLED_OUT = [
  'content/facts/addresses.ts',
  'content/facts/site.ts',
  'content/facts/glossary.ts',
  'content/desk/content.ts',
];

test('no words spell out a number or an address that staff can change', () => {
  const { lines, whatsApp, fromAbroad, email } = builtInContact;
  const all = [...Object.values(lines), ...Object.values(whatsApp)].filter((line) => line !== null);
  const numbers = all.flatMap((line) => [
    'display' in line ? line.display : '',
    line.digits,
    dialled(line.digits),
  ]);
  const [street = ''] = addresses.office.lines;
  const spelled = new RegExp(
    [...numbers.filter(Boolean), fromAbroad.replace('+', ''), email, street].join('|'),
  );
  const files = globSync('content/**/*.{ts,md}').filter(
    (file) => !/\.test\.ts$|^content\/(?:posts|schema)\//.test(file) && !SPELLED_OUT.includes(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => spelled.test(readFileSync(file, 'utf8')))).toEqual([]);
});
