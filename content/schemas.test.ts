import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { translations } from './languages.ts';
import { agentListSchema, providerListSchema } from './schema/directory.ts';
import {
  heroSlideSchema,
  partnerSchema,
  productCardSchema,
  quickTaskSchema,
  sectionSchema,
  serviceCardSchema,
  statisticsSchema,
  testimonialVideoSchema,
} from './schema/home.ts';
import { faqGroupSchema, guideSchema, searchAnswerSchema } from './schema/pages.ts';
import {
  benefitNoteSchema,
  comparedPlanIdSchema,
  comparedPlanSchema,
  comparisonCategorySchema,
  familyPackageSchema,
  planCoverRulesSchema,
  planSchema,
} from './schema/plan.ts';
import {
  brandSchema,
  contactCardSchema,
  enrolmentPlaceSchema,
  footerEntrySchema,
  linkSchema,
  menuEntrySchema,
  officeSchema,
  pageRecordSchema,
  phoneLineSchema,
  socialLinkSchema,
  whatsAppLineSchema,
} from './schema/site.ts';

const checks: [module: string, name: string, schema: z.ZodType][] = [
  ['site', 'brand', brandSchema],
  ['site', 'email', z.email()],
  ['site', 'office', officeSchema],
  ['site', 'phoneLines', z.record(z.string(), phoneLineSchema)],
  ['site', 'supportLines', z.array(phoneLineSchema).min(1)],
  ['site', 'whatsAppLines', z.array(whatsAppLineSchema).length(2)],
  ['site', 'socialLinks', z.array(socialLinkSchema).length(4)],
  ['../facts/external-links', 'externalLinks', z.record(z.string(), z.url())],
  ['navigation', 'menu', z.array(menuEntrySchema).length(7)],
  ['navigation', 'headerButtons', z.record(z.string(), linkSchema)],
  ['navigation', 'footerNavigation', z.array(footerEntrySchema)],
  ['navigation', 'benefitDocuments', z.array(footerEntrySchema)],
  ['navigation', 'legalLinks', z.array(footerEntrySchema)],
  ['contact-page', 'contactCards', z.array(contactCardSchema).length(6)],
  ['hero', 'heroSlides', z.array(heroSlideSchema).length(6)],
  ['hero', 'quickTasks', z.object({ list: z.array(quickTaskSchema).length(6) })],
  ['services', 'serviceCards', z.array(serviceCardSchema).length(4)],
  ['testimonial-videos', 'testimonialVideos', z.array(testimonialVideoSchema).length(3)],
  ['statistics', 'statistics', statisticsSchema],
  ['products', 'productCards', z.array(productCardSchema).length(2)],
  ['partners', 'partners', z.array(partnerSchema).length(18)],
  ['sections', 'sections', z.array(sectionSchema)],
  ['enrolment-places', 'enrolmentPlaces', z.array(enrolmentPlaceSchema)],
  ['guides', 'guides', z.record(z.string(), guideSchema)],
  ['pages', 'pages', z.array(pageRecordSchema)],
  ['faq', 'faqGroups', z.array(faqGroupSchema)],
  [
    'official-channels',
    'officialChannels',
    z.object({
      lines: z.array(phoneLineSchema).min(4),
      portals: z.array(linkSchema),
      writing: z.array(linkSchema),
    }),
  ],
  ['plans', 'plans', z.array(planSchema)],
  ['plans', 'comparedPlans', z.array(comparedPlanSchema)],
  ['plans', 'familyPackages', z.record(z.string(), familyPackageSchema)],
  ['plan-comparison', 'comparisonCategories', z.array(comparisonCategorySchema)],
  ['plan-comparison', 'benefitNotes', z.array(benefitNoteSchema)],
  ['cover-dates', 'coverRules', z.record(comparedPlanIdSchema, planCoverRulesSchema)],
  ['directory', 'providerLists', z.array(providerListSchema)],
  ['directory', 'agentList', agentListSchema],
  ['search/answers', 'searchAnswers', z.array(searchAnswerSchema)],
];

const folders = ['en', ...translations].filter((folder) =>
  existsSync(join(import.meta.dirname, folder, 'language.ts')),
);

describe.each(folders)('content/%s', (folder) => {
  // What is not translated stays English.
  const own = checks.filter(([module]) => existsSync(join(import.meta.dirname, folder, `${module}.ts`)));

  test.each(own)('%s: %s follows its schema', async (module, name, schema) => {
    const content = await import(/* @vite-ignore */ `./${folder}/${module}.ts`);
    expect(schema.safeParse(content[name]).error?.issues ?? []).toEqual([]);
  });
});
