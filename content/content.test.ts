import { expect, test } from 'vitest';
import { structure } from './en/about-page.ts';
import { storedItems } from './en/cookies.ts';
import { coveredGroups } from './en/covered.ts';
import { enrolmentPlaces } from './en/enrolment-places.ts';
import { faqGroups, officialChannels } from './en/faq.ts';
import { heroSlides, partners, sections, serviceCards } from './en/home.ts';
import { phoneLines, supportLines } from './en/site.ts';
import { openPoints } from './launch.ts';

const partsOf = (groups: { id: string; questions: { id: string }[] }[]) => [
  ...groups,
  ...groups.flatMap(({ questions }) => questions),
];
const lines = [...Object.values(phoneLines), ...supportLines];

test.each([
  ['hero slides', heroSlides],
  ['service cards', serviceCards],
  ['partners', partners],
  ['sections', sections],
  ['places to enrol', enrolmentPlaces],
  ['phone lines', lines],
  ['parts of /faq', [...partsOf(faqGroups), officialChannels]],
  ['parts of /plan/what-is-covered', partsOf(coveredGroups)],
  ['stored items', storedItems.map(({ kind, name }) => ({ id: `${kind} ${name}` }))],
])('the ids of %s are unique', (_name, entries) => {
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('every slide stands 5 seconds, and only the third one 30', () => {
  expect(heroSlides.map((slide) => slide.delayMs)).toEqual([5_000, 5_000, 30_000, 5_000, 5_000, 5_000]);
});

test('every place whose address is to be confirmed is an open point of the launch', () => {
  const doubtful = enrolmentPlaces.filter(({ isToConfirm }) => isToConfirm);
  expect(doubtful).toHaveLength(5);
  for (const { name, address } of doubtful)
    expect(openPoints.filter(({ what }) => what.includes(name) && what.includes(address))).toHaveLength(1);
});

test('a phone line dials the digits that it shows, and its letters are those of the keypad', () => {
  const keypad = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
  const dial = (shown: string) =>
    shown
      .replaceAll('-', '')
      .replace(/[A-Z]/g, (letter) => `${keypad.findIndex((key) => key.includes(letter))}`);
  for (const { to, digits, display } of lines)
    expect([dial(digits), dial(display)]).toEqual([to.slice(4), to.slice(4)]);
});

test('every box of the diagram of the agency is joined to another, and stands in the words below it', () => {
  const words = structure.words.join(' ').toLowerCase();
  for (const { id } of structure.members) {
    expect(structure.ties.some(({ from, to }) => from === id || to === id)).toBe(true);
    expect(words).toContain(id);
  }
});
