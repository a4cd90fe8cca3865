import { guides } from '#content/en/guides.ts';
import { type PolicyId, policies } from '#content/en/policies.ts';
import { openDataHref, resources } from '#content/en/resources.ts';
import type { FaqGroup, Guide } from '#content/schema/pages.ts';
import { areaPath, type ListedPlace, otherNames } from '#domain/directory/prepare-places.ts';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { defaultPlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { workExamples } from '#domain/plans/worked-examples.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { examplesPath, statedCare } from '#facts/plans.ts';
import { complaintStatusPage } from '#words/complaint-page.ts';
import { contactForm } from '#words/contact-page.ts';
import { coverRules } from '#words/cover-dates.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { areaName, sameNames } from '#words/directory-names.ts';
import { enrolmentPlaces, whereToEnrol } from '#words/enrolment-places.ts';
import { officialChannels } from '#words/faq.ts';
import { sections } from '#words/home.ts';
import { dateWords, language } from '#words/language.ts';
import { newsletterPage } from '#words/newsletter-pages.ts';
import { pages } from '#words/pages.ts';
import { servicesPage } from '#words/place-details.ts';
import { benefitNotes, comparisonContent, comparisonIds } from '#words/plan-comparison.ts';
import { planDetails } from '#words/plan-details.ts';
import { diasporaDetails, householdCalculator, planCards, planComparison } from '#words/plan-page.ts';
import { comparedPlans, diasporaPlan, plans, standardJaara } from '#words/plans.ts';
import { verdictWords } from '#words/provider-page.ts';
import { searchPage as words } from '#words/search-page.ts';
import { examplesPage, exampleWords } from '#words/worked-examples.ts';
import type { Directory, SearchablePost, Site } from '../../site.ts';
import { loadPolicy } from '../policy/read-policy.ts';
import { plansOf } from '../provider-place/describe-place.ts';
import { COVERED, coveredDocuments } from './covered-documents.ts';
import { endSentence, type SearchDocument } from './search-index.ts';

const start = defaultPlanQuery(comparisonIds);
const isEnglish = language.code === 'en';

/** Parts of a page that are found by themselves. */
const pageParts = [
  { page: '/plan', part: planCards, text: planCards.lead },
  { page: '/plan', part: planComparison, text: planComparison.lead },
  { page: '/plan', part: householdCalculator, text: householdCalculator.lead },
  {
    page: '/plan',
    part: { ...diasporaDetails, id: diasporaPlan.id },
    text: diasporaDetails.paragraphs.join(' '),
  },
  { page: '/contact', part: contactForm, text: contactForm.text },
  { page: '/contact', part: whereToEnrol, text: whereToEnrol.lead },
  { page: '/faq', part: officialChannels, text: officialChannels.lead },
];

/** Pages that search engines need not list. */
const otherPages = [
  { href: '/complaint/status', title: complaintStatusPage.heading, text: complaintStatusPage.lead },
  { href: '/newsletter', title: newsletterPage.heading, text: newsletterPage.lead },
  { href: '/provider/services', title: servicesPage.heading, text: servicesPage.lead },
];

export async function collectDocuments(
  directory: Directory,
  site: Pick<Site, 'pagePaths' | 'retentionDays'>,
  faq: readonly FaqGroup[],
): Promise<SearchDocument[]> {
  return [
    ...pageDocuments(site.pagePaths),
    ...faqDocuments(faq),
    ...officeDocuments(),
    ...coveredDocuments(),
    ...benefitDocuments(),
    ...exampleDocuments(),
    ...placeDocuments(directory),
    ...areaDocuments(directory),
    ...fileDocuments(),
    ...agentDocuments(directory),
    ...(await policyDocuments(site)),
  ];
}

export function postDocuments(posts: readonly SearchablePost[]): SearchDocument[] {
  return posts.map(({ id, title, text, language: lang }) => {
    return { kind: 'post', href: `/blog/${id}`, title, text, lang };
  });
}

function pageDocuments(pagePaths: readonly string[]): SearchDocument[] {
  const listed = pages.filter(({ path }) => pagePaths.includes(path));
  return [
    ...listed.map(
      ({ path, name, about, card }): SearchDocument => ({
        kind: 'page',
        href: path,
        title: name,
        // A guide is not translated, so that a translation does not show its words.
        text: [about, ...(isEnglish ? guideTexts(path) : [])].join(' '),
        words: [card.title, card.note, ...(isEnglish ? [] : guideTexts(path))].join(' '),
      }),
    ),
    ...pageParts.map(
      ({ page, part, text }): SearchDocument => ({
        kind: 'page',
        href: `${page}#${part.id}`,
        title: part.heading,
        text,
      }),
    ),
    ...otherPages.map((page): SearchDocument => ({ kind: 'page', ...page })),
    ...sections.flatMap((section): SearchDocument[] =>
      'slug' in section
        ? [{ kind: 'page', href: `/${section.slug}`, title: section.title, text: section.description }]
        : [],
    ),
  ];
}

/** What a guide such as /employers says, from its first fact to its last. */
function guideTexts(path: string): string[] {
  const guide: Guide | undefined = Object.entries(guides).find(([id]) => path === `/${id}`)?.[1];
  if (!guide) return [];
  const facts = [...guide.facts.list, ...guide.more.list].map(({ term, text }) => `${term}: ${text}`);
  const steps = guide.steps.list.map(({ title, text }) => `${title}: ${text}`);
  return [...facts, ...steps, ...guide.checklist.items];
}

function officeDocuments(): SearchDocument[] {
  return enrolmentPlaces.map(({ name, address, locality, note = '' }) => {
    const title = name.includes(areaName(locality)) ? name : `${name}, ${areaName(locality)}`;
    // The address of a booth is no more than its town.
    const text = title.endsWith(address) ? note : `${endSentence(address)} ${note}`.trim();
    return { kind: 'office', href: `/contact#${whereToEnrol.id}`, title, text, words: whereToEnrol.heading };
  });
}

function faqDocuments(groups: readonly FaqGroup[]): SearchDocument[] {
  return groups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer, alsoFoundBy = '', lang }) => ({
      kind: 'faq',
      href: `/faq#${id}`,
      title: question,
      text: answer.join(' '),
      words: alsoFoundBy,
      lang,
    })),
  );
}

function benefitDocuments(): SearchDocument[] {
  const { categories, plans: compared } = comparePlans(comparisonContent, { ...start, category: 'all' });
  const nameOf = new Map(compared.map(({ id, shortName }) => [id, shortName]));
  const rows = categories.flatMap((category) =>
    category.rows.map((row): SearchDocument => {
      return {
        kind: 'benefit',
        href: planHref({ ...start, category: category.id }, comparisonIds, `#${planComparison.id}`),
        title: category.label === row.label ? row.label : `${category.label}: ${row.label}`,
        values: row.cells.map(({ planId, cell }) => ({ label: nameOf.get(planId) ?? '', text: cell.text })),
        text: [row.tooltip, ...row.notes.map(({ text }) => text)].join(' '),
      };
    }),
  );
  const further = comparedPlans.flatMap((plan) =>
    planDetails[plan.id].details.map(
      ({ heading, items }): SearchDocument => ({
        kind: 'benefit',
        href: `${COVERED}?plan=${plan.id}`,
        title: `${plan.name}: ${heading}`,
        text: items.map(endSentence).join(' '),
      }),
    ),
  );
  return [...rows, ...further];
}

/** Each worked example once, with what it comes to on every plan. */
function exampleDocuments(): SearchDocument[] {
  const worked = comparedPlans.map((plan) => ({
    plan,
    examples: workExamples({
      plan,
      stated: statedCare[plan.id],
      rules: coverRules[plan.id].rules,
      notes: benefitNotes,
      words: exampleWords,
    }),
  }));
  const [first] = worked;
  return (first?.examples ?? []).map(({ id, title, situation }) => ({
    kind: 'benefit',
    href: `${examplesPath(standardJaara.id)}#${id}`,
    title: `${examplesPage.link} ${title}`,
    text: situation,
    words: examplesPage.alsoFoundBy,
    values: worked.map(({ plan, examples }) => ({
      label: plan.shortName,
      text: examples.find((example) => example.id === id)?.outcome ?? '',
    })),
  }));
}

const otherNamesOf = otherNames(sameNames);

function placeDocuments({ places, providerLists: lists }: Directory): SearchDocument[] {
  return places.map((place) => {
    const { kind, path, record } = place;
    const list = lists.find(({ id }) => id === place.lists[0]);
    const { name, address, lga, lcda = '' } = record;
    const date = formatDate(list?.date ?? '', dateWords);
    const cover =
      kind === 'hospital'
        ? { text: `${endSentence(address)} ${words.coveredBy(verdictWords.and(plansOf(place)), date)}` }
        : { text: endSentence(address), note: words.pharmacyAbout(date) };
    const names = otherNamesOf([name]).join(' ');
    return { kind, href: path, title: name, words: `${kind} ${everyName(lga)} ${lcda} ${names}`, ...cover };
  });
}

function everyName(area: string): string {
  return areaName(area) === area ? area : `${area} ${areaName(area)}`;
}

function areaDocuments({ places, areas }: Directory): SearchDocument[] {
  const count = (lga: string, kind: ListedPlace['kind']) =>
    places.filter((place) => place.kind === kind && place.record.lga === lga).length;
  return areas.map(({ lga, lcdas }) => ({
    kind: 'area',
    href: areaPath(lga),
    title: words.area(areaName(lga)),
    ...(areaName(lga) !== lga && { words: lga }),
    text: words.areaAbout(count(lga, 'hospital'), count(lga, 'pharmacy'), lcdas.map(areaName)),
  }));
}

function fileDocuments(): SearchDocument[] {
  return [
    ...plans.map(({ name, pdf, audience }) => ({ title: `${name} (PDF)`, href: pdf, text: audience })),
    ...resources.map(({ title, href, note }) => ({ title, href, text: note })),
    ...[...providerLists, agentList].flatMap(({ title, file }) =>
      (['csv', 'json'] as const).map((format) => ({
        title: words.openData(title, format.toUpperCase()),
        href: openDataHref(file, format),
        text: words.openDataAbout,
      })),
    ),
  ].map((file) => ({ kind: 'document', words: words.fileWords, ...file }));
}

function agentDocuments({ agents }: Directory): SearchDocument[] {
  return agents.map(({ name, phone }, place) => ({
    kind: 'agent',
    href: agentHref(place),
    title: name,
    text: words.agentAbout(phone),
  }));
}

function agentHref(place: number): string {
  const page = Math.floor(place / ROWS_PER_PAGE) + 1;
  return `/marketing-agents${page > 1 ? `?page=${page}` : ''}#agents`;
}

/** As `marked` writes them. */
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What a reader sees of HTML. */
function readHtml(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (sign, name: string) => SIGNS[name] ?? sign)
    .replace(/\s+/g, ' ');
}

async function policyDocuments(site: Pick<Site, 'retentionDays'>): Promise<SearchDocument[]> {
  const ids = Object.keys(policies) as PolicyId[];
  const texts = await Promise.all(ids.map((id) => loadPolicy(id, site)));
  return ids.flatMap((id, place) =>
    (texts[place]?.sections ?? []).map(
      (section): SearchDocument => ({
        kind: 'policy',
        href: `${policies[id].canonical}#${section.id}`,
        title: `${policies[id].heading}: ${section.title}`,
        text: readHtml(section.html),
      }),
    ),
  );
}
