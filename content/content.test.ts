import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contactCards } from './contact-page.ts';
import { enrolmentPlaces } from './enrolment-places.ts';
import { externalLinks } from './external-links.ts';
import { guides } from './guides.ts';
import { heroSlides, quickTasks } from './hero.ts';
import { openPoints } from './launch.ts';
import { benefitDocuments, footerNavigation, headerButtons, legalLinks, menu } from './navigation.ts';
import { pages } from './pages.ts';
import { partners } from './partners.ts';
import { productCards } from './products.ts';
import { contactCardSchema } from './schema/contact-card.ts';
import { enrolmentPlaceSchema } from './schema/enrolment-place.ts';
import { guideSchema } from './schema/guide.ts';
import { heroSlideSchema, quickTaskSchema } from './schema/hero.ts';
import {
  productCardSchema,
  serviceCardSchema,
  statisticsSchema,
  testimonialVideoSchema,
} from './schema/home.ts';
import { linkSchema } from './schema/link.ts';
import { footerEntrySchema, menuEntrySchema } from './schema/navigation.ts';
import { pageRecordSchema } from './schema/page-record.ts';
import { partnerSchema } from './schema/partner.ts';
import { sectionSchema } from './schema/section.ts';
import {
  brandSchema,
  officeSchema,
  phoneLineSchema,
  socialLinkSchema,
  whatsAppLineSchema,
} from './schema/site.ts';
import { sections } from './sections.ts';
import { serviceCards } from './services.ts';
import { brand, email, office, phoneLines, socialLinks, supportLines, whatsAppLines } from './site.ts';
import { statistics } from './statistics.ts';
import { testimonialVideos } from './testimonial-videos.ts';

const checks: [name: string, schema: z.ZodType, content: unknown][] = [
  ['brand', brandSchema, brand],
  ['e-mail', z.email(), email],
  ['office', officeSchema, office],
  ['phone lines', z.record(z.string(), phoneLineSchema), phoneLines],
  ['support lines', z.array(phoneLineSchema).min(1), supportLines],
  ['WhatsApp lines', z.array(whatsAppLineSchema).length(2), whatsAppLines],
  ['social links', z.array(socialLinkSchema).length(4), socialLinks],
  ['external links', z.record(z.string(), z.url()), externalLinks],
  ['menu', z.array(menuEntrySchema).length(7), menu],
  ['header buttons', z.record(z.string(), linkSchema), headerButtons],
  ['footer navigation', z.array(footerEntrySchema), footerNavigation],
  ['benefit documents', z.array(footerEntrySchema), benefitDocuments],
  ['legal links', z.array(footerEntrySchema), legalLinks],
  ['contact cards', z.array(contactCardSchema).length(6), contactCards],
  ['hero slides', z.array(heroSlideSchema).length(6), heroSlides],
  ['quick tasks', z.array(quickTaskSchema).length(6), quickTasks.list],
  ['service cards', z.array(serviceCardSchema).length(4), serviceCards],
  ['testimonial videos', z.array(testimonialVideoSchema).length(3), testimonialVideos],
  ['statistics', statisticsSchema, statistics],
  ['product cards', z.array(productCardSchema).length(2), productCards],
  ['partners', z.array(partnerSchema).length(18), partners],
  ['sections', z.array(sectionSchema), sections],
  ['places to enrol', z.array(enrolmentPlaceSchema), enrolmentPlaces],
  ['guides', z.record(z.string(), guideSchema), guides],
  ['pages', z.array(pageRecordSchema), pages],
];

describe('content', () => {
  test.each(checks)('%s follows its schema', (_name, schema, content) => {
    expect(schema.safeParse(content).error?.issues ?? []).toEqual([]);
  });

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
