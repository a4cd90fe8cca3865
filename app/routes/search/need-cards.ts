import { resources } from '#content/en/resources.ts';
import type { FaqGroup } from '#content/schema/pages.ts';
import type { Link } from '#content/schema/site.ts';
import needTable from '#content/search/needs.tsv?raw';
import { email } from '#facts/addresses.ts';
import { externalLinks } from '#facts/links.ts';
import { contactCards, contactPage } from '#words/contact-page.ts';
import { enrolmentPlaces, whereToEnrol } from '#words/enrolment-places.ts';
import { officialChannels, ownPayments } from '#words/faq.ts';
import { statisticsSection } from '#words/home.ts';
import { isThisLashma } from '#words/is-this-lashma.ts';
import { pages } from '#words/pages.ts';
import { serviceNames, servicesPage } from '#words/place-details.ts';
import { plans } from '#words/plans.ts';
import { searchPage as words } from '#words/search-page.ts';
import { phoneLines } from '#words/site.ts';
import { whatsAppLines } from '#words/support.ts';
import type { Site } from '../../site.ts';
import { householdCard, planNamedIn } from '../plan/household/household-card.ts';
import { askForCare } from '../provider-services/load-services.ts';
import { type AnswerCard, phoneCard } from './answer-card.ts';
import { cardOfDocument, coveredWays, serviceCard } from './covered-documents.ts';
import type { FoundNames } from './find-names.ts';
import { areaLinks, careCard, placeCard } from './place-cards.ts';
import type { SearchDocument } from './search-index.ts';

/** What a search asks, and what the site has to answer it with. */
export interface Ask {
  text: string;
  names: FoundNames;
  site: Pick<Site, 'directory' | 'languages'>;
  faq: readonly FaqGroup[];
  findDocument(href: string): SearchDocument | undefined;
}

/** Where each need is answered, by its id. */
export const needs: ReadonlyMap<string, string> = new Map(
  needTable
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([, destination]) => destination)
    .map(([need = '', destination = '']) => [need, destination]),
);

const one = { adults: 1, children: 0, seniors: 0 };
const MOST_LINKS = 3;

/** What a need is answered with beside the text of its destination: what records say, and what the search names. */
const records: Readonly<Record<string, (ask: Ask) => Partial<AnswerCard> | undefined>> = {
  // The strip above has the lines of the state.
  emergency: ({ names, site }) => ({
    links: [
      { label: phoneLines.tollFree.digits, to: phoneLines.tollFree.to },
      ...areaLinks(names.area?.name, site.directory),
    ],
  }),
  'open-at-night': ({ text, site: { directory } }) =>
    careCard(askForCare(text, directory).need.open ? text : `${text} open at night`, directory),
  service: ({ text, names, site }) => {
    const card = serviceCard(text, names);
    const [service] = askForCare(text, site.directory).need.services;
    const to = `/provider/services?${new URLSearchParams({ service: service ?? '' })}`;
    const way = service ? [{ label: servicesPage.offering(serviceNames[service]), to }] : [];
    return { ...card, links: [...(card?.links ?? []), ...way] };
  },
  place: ({ text, names, site }) => placeCard(text, names, site.directory),
  price: ({ text }) => householdCard(text, one),
  'price-family': ({ text }) => householdCard(text, { adults: 2, children: 2, seniors: 0 }),
  seniors: ({ text }) => {
    const priced = householdCard(text, { ...one, adults: 0, seniors: 1 });
    return priced && { values: priced.values, links: priced.links };
  },
  'plan-documents': () => ({ lines: plans.map(({ name, pdf }) => fileLine(name, pdf)) }),
  'hospital-list': () => ({
    lines: resources
      .filter(({ id }) => id === 'ilera-eko-provider' || id === 'community-pharmacies')
      .map(({ title, href }) => fileLine(title, href)),
  }),
  'is-it-covered': ({ text }) => ({ links: coveredWays(planNamedIn(text)) }),
  'not-covered': ({ text }) => ({ links: coveredWays(planNamedIn(text)) }),
  copayment: () => ({ text: [ownPayments] }),
  'where-to-enrol': ({ names }) => ({ lines: officesIn(names.area) }),
  'is-this-lashma': ({ text }) => ({ href: `/is-this-lashma?${new URLSearchParams({ q: text })}` }),
  scammed: () => ({
    title: isThisLashma.paidHeading,
    text: isThisLashma.paid,
    lines: [phoneCard('askLine')],
  }),
  statistics: () => ({ text: [statisticsSection.text] }),
  phone: () => ({
    ...contactCard('phone'),
    text: [],
    lines: (['tollFree', 'askLine', 'salesLine', 'doctorLine'] as const).map(phoneCard),
  }),
  whatsapp: () => ({
    ...contactCard('whatsapp'),
    text: [],
    lines: whatsAppLines.map(({ label, display, url }) => ({
      icon: 'whatsapp',
      label: display,
      note: label,
      to: url,
    })),
  }),
  email: () => ({
    ...contactCard('mail'),
    text: [],
    lines: [{ icon: 'mail', label: email, note: '', to: `mailto:${email}` }],
  }),
  office: ({ names }) => ({ ...contactCard('map-pin'), lines: officesIn(names.area ?? { lga: 'Ikeja' }) }),
  hours: () => ({
    title: contactPage.heading,
    text: [contactPage.lead, whereToEnrol.hours],
    lines: [phoneCard('tollFree')],
  }),
  languages: ({ site: { languages } }) => ({
    title: words.languages(languages.map(({ name }) => name).join(', ')),
    text: [],
    links: languages.map(({ code, name }) => ({ label: name, to: '/', hrefLang: code })),
  }),
};

/** The line to call about a need that we answer by phone. */
const callAbout: Readonly<Record<string, keyof typeof phoneLines>> = {
  'add-child': 'tollFree',
  'become-agent': 'askLine',
  'change-policy': 'tollFree',
  died: 'tollFree',
  disability: 'askLine',
  'no-card': 'tollFree',
  'other-insurers': 'askLine',
  'payment-problem': 'tollFree',
  'policy-number': 'tollFree',
  trouble: 'tollFree',
  'turned-away': 'askLine',
};

/** Where else a need may be helped; the labels are those of the pages, questions and portals themselves. */
const waysOn: Readonly<Record<string, readonly string[]>> = {
  account: [externalLinks.register, externalLinks.pay, externalLinks.verify],
  app: [externalLinks.playStore, '/faq#doctor-by-phone'],
  'become-agent': ['/marketing-agents', '/contact'],
  'change-policy': ['/contact', '/plan#plan-comparison'],
  'compare-plans': ['/plan#plan-comparison', '/plan#household-cost'],
  copayment: ['/faq#hospital-asks-for-money', '/plan/what-is-covered'],
  died: ['/contact', '/faq#dependants'],
  disability: ['/faq#cannot-pay', '/accessibility', '/contact'],
  'find-hospital': ['/provider/services'],
  free: ['/faq#cannot-pay', '/faq#enrolment-fee'],
  'hospital-list': ['/provider/list'],
  jobs: ['/contact'],
  'my-employer': ['/employers', '/complaint'],
  'near-me': ['/provider/services'],
  newsletter: ['/newsletter', '/blog'],
  'no-card': ['/faq#checking-enrolment', '/faq#lost-card'],
  'open-at-night': ['/provider'],
  'other-insurers': ['/plan', '/employers', '/contact'],
  'payment-problem': ['/faq#checking-enrolment', '/faq#refund'],
  price: ['/plan#plan-comparison', '/faq#paying-in-instalments'],
  'price-family': ['/faq#dependants'],
  scammed: ['/is-this-lashma', '/faq#report-fraud'],
  scheme: ['/plan', '/faq#how-to-enrol'],
  sick: ['/provider'],
  'sick-child': ['/faq#doctor-by-phone', '/emergency'],
  trouble: ['/contact'],
  'turned-away': ['/complaint', '/emergency'],
  'where-to-enrol': ['/enrol'],
};

/** The answer to a need; undefined if the site has no such page or question. */
export function cardOfNeed(need: string, ask: Ask): AnswerCard | undefined {
  const card = cardAt(needs.get(need) ?? '', need, ask);
  const record = records[need]?.(ask);
  const line = callAbout[need];
  if (!card && !(record?.href && record.title)) return undefined;
  const whole: AnswerCard = { href: '', title: '', text: [], links: [], ...card, ...record };
  const links = [...(record?.links ?? []), ...(card?.links ?? []), ...linksOf(waysOn[need] ?? [], ask)];
  return {
    ...whole,
    lines: [...(line ? [phoneCard(line)] : []), ...(whole.lines ?? [])],
    links: firstOf(links),
  };
}

/** The question that is asked in just these words, as it is published. */
export function cardOfTitle({ text, faq, ...ask }: Ask, isCalled: (title: string) => boolean) {
  const [question] = faq.flatMap(({ questions }) => questions).filter((each) => isCalled(each.question));
  if (!question) return undefined;
  const href = `/faq#${question.id}`;
  const [need = question.id] = [...needs].find(([, destination]) => destination === href) ?? [];
  const card = cardAt(href, '', { text, faq, ...ask });
  return card && { need, card: { ...card, links: firstOf(card.links) } };
}

function cardAt(href: string, need: string, { faq, findDocument }: Ask): AnswerCard | undefined {
  const own = Object.entries(words.ownAnswers).find(([id]) => id === need)?.[1];
  if (own) return { href, ...own, links: [] };
  const question = faq.flatMap(({ questions }) => questions).find(({ id }) => href === `/faq#${id}`);
  if (question)
    return {
      href,
      kind: words.kinds.faq,
      title: question.question,
      lang: question.lang,
      text: question.answer,
      links: question.links ?? [],
    };
  const page = pages.find(({ path }) => path === href);
  if (page) return { href, kind: words.kinds.page, title: page.name, text: [page.about], links: [] };
  const document = findDocument(href);
  return document && cardOfDocument(document);
}

function linksOf(targets: readonly string[], { faq, findDocument }: Ask): Link[] {
  const questions = faq.flatMap((group) => group.questions);
  return targets.flatMap((to) => {
    const label =
      officialChannels.portals.find((portal) => portal.to === to)?.label ??
      questions.find(({ id }) => to === `/faq#${id}`)?.question ??
      findDocument(to)?.title;
    return label ? { label, to } : [];
  });
}

/** Beside numbers to call, a main way on and up to two others. */
function firstOf(links: readonly Link[]): Link[] {
  const all = [...new Map(links.map((link) => [link.hrefLang ?? link.to, link])).values()];
  const calls = all.filter(({ to }) => to.startsWith('tel:'));
  return [...calls, ...all.filter((link) => !calls.includes(link)).slice(0, MOST_LINKS)];
}

function contactCard(icon: (typeof contactCards)[number]['icon']): Partial<AnswerCard> {
  const card = contactCards.find((each) => each.icon === icon);
  return card ? { title: card.title, text: [card.lines.join(', ')] } : {};
}

function fileLine(label: string, to: string) {
  return { icon: 'download' as const, label, note: 'PDF', to };
}

/** Where to go in an area; everywhere is a page of its own. */
function officesIn(area: { lga: string; name?: string } | undefined) {
  return enrolmentPlaces
    .filter(({ locality }) => locality === area?.lga || locality === area?.name)
    .map(({ name, address, directions }) => ({
      icon: 'map-pin' as const,
      label: name,
      note: address,
      to: directions,
    }));
}
