import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { translations } from './languages.ts';
import * as directory from './schema/directory.ts';
import * as home from './schema/home.ts';
import * as pages from './schema/pages.ts';
import * as plan from './schema/plan.ts';
import * as site from './schema/site.ts';

const members = z.array(pages.memberSchema).length(7);
const structureSchema = z.object({ members, ties: z.array(pages.tieSchema) });
const links = z.array(site.linkSchema);
const lines = z.array(site.phoneLineSchema).min(4);
const channelsSchema = z.object({ lines, portals: links, writing: links });

const checks: [module: string, name: string, schema: z.ZodType][] = [
  ['site', 'brand', site.brandSchema],
  ['../facts/addresses', 'email', z.email()],
  ['../facts/addresses', 'office', site.officeSchema],
  ['site', 'phoneLines', z.record(z.string(), site.phoneLineSchema)],
  ['site', 'supportLines', z.array(site.phoneLineSchema).min(1)],
  ['support', 'whatsAppLines', z.array(site.whatsAppLineSchema).length(2)],
  ['../facts/addresses', 'socialLinks', z.array(site.socialLinkSchema).length(4)],
  ['../facts/links', 'externalLinks', z.record(z.string(), z.url())],
  ['navigation', 'menu', z.array(site.menuEntrySchema).length(7)],
  ['navigation', 'headerButtons', z.record(z.string(), site.linkSchema)],
  ['navigation', 'footerNavigation', z.array(site.footerEntrySchema)],
  ['navigation', 'benefitDocuments', z.array(site.footerEntrySchema)],
  ['navigation', 'legalLinks', z.array(site.footerEntrySchema)],
  ['contact-page', 'contactCards', z.array(site.contactCardSchema).length(6)],
  ['home', 'heroSlides', z.array(home.heroSlideSchema).length(6)],
  ['home', 'quickTasks', z.object({ list: z.array(home.quickTaskSchema).length(12) })],
  ['home', 'serviceCards', z.array(home.serviceCardSchema).length(4)],
  ['home', 'testimonialVideos', z.array(home.testimonialVideoSchema).length(3)],
  ['statistics', 'statistics', home.statisticsSchema],
  ['home', 'productCards', z.array(home.productCardSchema).length(2)],
  ['home', 'partners', z.array(home.partnerSchema).length(18)],
  ['home', 'sections', z.array(home.sectionSchema)],
  ['enrolment-places', 'enrolmentPlaces', z.array(site.enrolmentPlaceSchema)],
  ['about-page', 'structure', structureSchema],
  ['about-page', 'milestones', z.object({ list: z.array(pages.milestoneSchema) })],
  ['policies', 'policies', z.record(z.string(), pages.policySchema)],
  ['cookies', 'storedItems', z.array(pages.storedItemSchema).min(1)],
  ['covered', 'coveredGroups', z.array(plan.coveredGroupSchema)],
  ['../facts/directory', 'lgaTiles', z.array(directory.lgaTileSchema)],
  ['guides', 'guides', z.record(z.string(), pages.guideSchema)],
  ['pages', 'pages', z.array(site.pageRecordSchema)],
  ['faq', 'faqGroups', z.array(pages.faqGroupSchema)],
  ['faq', 'officialChannels', channelsSchema],
  ['plans', 'plans', z.array(plan.planSchema)],
  ['plans', 'comparedPlans', z.array(plan.comparedPlanSchema)],
  ['../facts/plans', 'familyPackages', z.record(z.string(), plan.familyPackageSchema)],
  ['plan-comparison', 'comparisonCategories', z.array(plan.comparisonCategorySchema)],
  ['plan-comparison', 'benefitNotes', z.array(plan.benefitNoteSchema)],
  ['cover-dates', 'coverRules', z.record(plan.comparedPlanIdSchema, plan.planCoverRulesSchema)],
  ['directory', 'providerLists', z.array(directory.providerListSchema)],
  ['directory', 'agentList', directory.agentListSchema],
];

describe.each(['en', ...translations])('content/%s', (folder) => {
  // What no language translates stands in the English folder only.
  const isOwn = (module: string) => existsSync(join(import.meta.dirname, folder, `${module}.ts`));
  const own = checks.filter(([module]) => folder === 'en' || isOwn(module));

  test.each(own)('%s: %s follows its schema', async (module, name, schema) => {
    const content = await import(/* @vite-ignore */ `./${folder}/${module}.ts`);
    expect(schema.safeParse(content[name]).error?.issues ?? []).toEqual([]);
  });
});
