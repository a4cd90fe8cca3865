import { toSlug } from '#domain/directory/prepare-places.ts';
import { type EnrolmentAmount, enrolmentAmounts } from '#domain/enrolment/enrolment-amount.ts';
import { type EnrolmentQuery, groupsOf } from '#domain/enrolment/enrolment-query.ts';
import type { HospitalChoice } from '#domain/enrolment/hospital-choice.ts';
import { sumInstalments } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import type * as words from '#words/islands/enrolment.ts';

export type EnrolmentWords = typeof words;

/** With the page or portal that it names. */
export type SummaryLine = { text: string; to?: string };
export type SummarySection = {
  id: string;
  heading: string;
  /** Each plan with its price, over what holds for that plan alone. */
  plans?: { heading: string; lines: string[] }[];
  lines: SummaryLine[];
};

/** The summary as a list of lines, from which both the page and the text for WhatsApp are made; empty for nobody. */
export function summarise(
  words: EnrolmentWords,
  query: EnrolmentQuery,
  hospital: HospitalChoice,
): SummarySection[] {
  const { adults, children, seniors } = query.household;
  const people = adults + children + seniors;
  if (people === 0) return [];
  const { who, papers, after, coverDates } = words.enrolSummary;
  return [
    { id: 'who', heading: who.heading, lines: toLines(whoLines(words, query)) },
    amountSection(words, query),
    {
      id: 'hospital',
      heading: words.enrolSummary.hospital.heading,
      lines: hospitalLines(words, query, hospital),
    },
    {
      id: 'papers',
      heading: papers.heading,
      lines: toLines([
        ...(query.case === 'staff' ? [papers.cin] : []),
        papers.lasrra(people),
        papers.residence,
        papers.ages,
      ]),
    },
    { id: 'where', heading: words.enrolSummary.where.heading, lines: whereLines(words, query) },
    { id: 'ask', heading: words.enrolSummary.ask.heading, lines: askLines(words, query) },
    {
      id: 'after',
      heading: after.heading,
      lines: [...toLines(after.lines), { text: after.dates, to: coverDates }],
    },
  ];
}

const toLines = (texts: readonly string[]): SummaryLine[] => texts.map((text) => ({ text }));

function whoLines({ enrolSummary: { who }, householdCalculator }: EnrolmentWords, query: EnrolmentQuery) {
  if (query.case === 'staff') return [who.staff(query.household.adults)];
  const groups = groupsOf(query.case).filter((group) => query.household[group] > 0);
  const counted = groups.map((group) => {
    const { label, hint } = householdCalculator.groups[group];
    return who.group(label, query.household[group], hint);
  });
  return counted;
}

/** What staff cost on each plan, while their number is typed. */
export function staffPrices(
  { enrolSummary, householdContent }: EnrolmentWords,
  query: EnrolmentQuery,
): string {
  return enrolmentAmounts(householdContent, query)
    .map(({ planId, ways }) => {
      const { shortName = '' } = householdContent.familyPlans.find(({ id }) => id === planId) ?? {};
      return enrolSummary.amount.one(shortName, formatNaira(ways[0]?.total ?? 0));
    })
    .join(' · ');
}

function amountSection(words: EnrolmentWords, query: EnrolmentQuery): SummarySection {
  const { amount } = words.enrolSummary;
  const { familyPlans, seniorsPlan } = words.householdContent;
  const { adults, children, seniors } = query.household;
  const amounts = enrolmentAmounts(words.householdContent, query);
  const plans = amounts.flatMap(({ planId, ways }) => {
    const plan = [...familyPlans, seniorsPlan].find(({ id }) => id === planId);
    const [cheapest] = ways;
    const dearest = ways[ways.length - 1];
    if (!plan || !cheapest || !dearest) return [];
    if (ways.length === 1) {
      const parts = sumInstalments(plan, cheapest.lines).map(({ times, each }) =>
        amount.part(times, formatNaira(each)),
      );
      return {
        heading: amount.one(plan.shortName, formatNaira(cheapest.total)),
        lines: parts.length > 0 ? [amount.instalments(parts.join(', '))] : [],
      };
    }
    return {
      heading: amount.atMost(plan.shortName, formatNaira(dearest.total)),
      lines: ways.map(({ total, asks }) =>
        amount.way(
          formatNaira(total),
          asks.length > 0 ? asks.map((question) => words.openQuestions[question]).join('; ') : amount.sure,
        ),
      ),
    };
  });
  const lines = [
    ...(isOpen(amounts) ? [amount.doubt] : []),
    ...(seniors > 0 && adults + children > 0 ? [amount.seniors(seniorsPlan.shortName)] : []),
    ...(seniors > 1 ? [amount.couple(formatNaira(seniorsPlan.premiums.individual))] : []),
    ...(query.case === 'staff' ? [amount.staff] : []),
    query.case === 'cannot-pay' ? amount.cannotPay : amount.fee,
  ];
  return { id: 'amount', heading: amount.heading, plans, lines: toLines(lines) };
}

function hospitalLines(
  { enrolForm, enrolSummary: { hospital: said, provider }, householdContent, areaName }: EnrolmentWords,
  query: EnrolmentQuery,
  { chosen, isOffList }: HospitalChoice,
): SummaryLine[] {
  if (query.case === 'staff') return [{ text: said.staff }, { text: said.find, to: provider }];
  const plan = householdContent.familyPlans.find(({ id }) => id === query.cover);
  const warning = seniorsWarning(said, query);
  const warned = warning ? [{ text: warning }] : [];
  // The list stands in the form on this page, and the summary below it is easily the first thing to be seen.
  if (!chosen)
    return [
      {
        text: query.case === 'parent-abroad' ? said.nearParent : said.none,
        to: `#${query.area === '' ? enrolForm.areaId : enrolForm.hospitalId}`,
      },
      ...warned,
    ];
  return [
    { text: chosen.record.name, to: chosen.path },
    { text: `${chosen.record.address} (${areaName(chosen.record.lga)})` },
    ...warned,
    { text: isOffList && plan ? said.offList(plan.shortName) : said.change },
  ];
}

/** That the hospitals of the lists are not those of the Seniors Plan, with a number that works for the reader. */
export function seniorsWarning(
  said: EnrolmentWords['enrolSummary']['hospital'],
  { case: forCase, household }: EnrolmentQuery,
): string | undefined {
  if (household.seniors === 0) return undefined;
  return forCase === 'parent-abroad' ? said.seniorsFromAbroad : said.seniors;
}

/** The portals, the nearest places of the area or else the head office, and the agents. */
function whereLines(words: EnrolmentWords, { case: forCase, area }: EnrolmentQuery): SummaryLine[] {
  const { where, register, regulator, pay, agents } = words.enrolSummary;
  const isIn = (id: string) => area !== '' && toSlug(words.enrolmentLgas[id] ?? '') === area;
  const open = words.enrolmentPlaces.filter(({ id }) => id !== words.PUBLIC_SERVANTS_ONLY);
  const near = open.filter(({ id }) => isIn(id));
  const places = near.length > 0 ? near : open.filter(({ id }) => id === words.HEAD_OFFICE);
  return [
    ...(forCase === 'staff' ? [{ text: where.cin, to: regulator }] : []),
    { text: forCase === 'staff' ? where.group : where.online, to: register },
    { text: where.pay, to: pay },
    ...places.map(({ name, address, directions }) => ({
      text: (forCase === 'parent-abroad' ? where.parentPlace : where.place)(name, address),
      to: directions,
    })),
    { text: where.agents, to: agents },
  ];
}

/** What only a person can tell, under the ways to ask that work from where the reader lives. */
function askLines(words: EnrolmentWords, query: EnrolmentQuery): SummaryLine[] {
  const { ask, lasrra } = words.enrolSummary;
  if (query.case === 'staff') return toLines([ask.staffLine, ask.cin, ask.papers]);
  const isAbroad = query.case === 'parent-abroad';
  return [
    ...(isAbroad ? ask.fromAbroad : toLines([ask.line])),
    ...toLines([
      ...(isOpen(enrolmentAmounts(words.householdContent, query)) ? [ask.price] : []),
      ...(isAbroad ? [] : [ask.age]),
      ...(query.household.seniors > 0 ? [ask.seniors] : []),
      ask.papers,
    ]),
    { text: ask.lasrra, to: lasrra },
    ...toLines(isAbroad ? [] : [ask.open]),
  ];
}

const isOpen = (amounts: readonly EnrolmentAmount[]) =>
  amounts.some(({ ways }) => ways.some(({ asks }) => asks.length > 0));

/** For WhatsApp, where asterisks make bold; of links only those to portals, which have to be typed or tapped there. */
export function writeSummary({ enrolSummary }: EnrolmentWords, sections: readonly SummarySection[]): string {
  const write = ({ text, to }: SummaryLine) =>
    to === enrolSummary.register || to === enrolSummary.pay || to === enrolSummary.regulator
      ? `- ${text}: ${to}`
      : `- ${text}`;
  return [
    `*${enrolSummary.heading}*`,
    ...sections.flatMap(({ heading, plans = [], lines }) => [
      '',
      `*${heading}*`,
      ...plans.flatMap((plan) => [plan.heading, ...plan.lines.map((text) => `- ${text}`), '']),
      ...lines.map(write),
    ]),
    '',
    enrolSummary.madeAt,
  ].join('\n');
}
