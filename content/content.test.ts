import { describe, expect, test } from 'vitest';
import { enrolmentPlaces } from './en/enrolment-places.ts';
import { heroSlides, partners, sections, serviceCards } from './en/home.ts';
import { phoneLines, supportLines } from './en/site.ts';
import { openPoints } from './launch.ts';

describe('content', () => {
  test.each([
    ['hero slides', heroSlides],
    ['service cards', serviceCards],
    ['partners', partners],
    ['sections', sections],
    ['places to enrol', enrolmentPlaces],
    ['phone lines', [...Object.values(phoneLines), ...supportLines]],
  ])('the ids of %s are unique', (_name, entries) => {
    const ids = entries.map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a section with a page of its own has a description', () => {
    const pages = sections.filter((section) => 'slug' in section);
    expect(pages).toHaveLength(9);
    expect(pages.filter((section) => !section.description)).toEqual([]);
  });

  test('every place whose address is to be confirmed is an open point of the launch', () => {
    const doubtful = enrolmentPlaces.filter(({ isToConfirm }) => isToConfirm);
    expect(doubtful).toHaveLength(5);
    for (const { name, address } of doubtful)
      expect(openPoints.filter(({ what }) => what.includes(name) && what.includes(address))).toHaveLength(1);
  });

  test('a phone line dials the digits that it shows', () => {
    for (const line of [...Object.values(phoneLines), ...supportLines]) {
      expect(line.to).toBe(`tel:${line.digits.replaceAll('-', '')}`);
    }
  });

  test('the lines spelt in letters are the keypad digits', () => {
    const keypad = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
    for (const line of Object.values(phoneLines)) {
      const dialled = [...line.display.replaceAll('-', '')]
        .map((char) => (/\d/.test(char) ? char : keypad.findIndex((keys) => keys.includes(char))))
        .join('');
      expect(line.to).toBe(`tel:${dialled}`);
    }
  });
});
