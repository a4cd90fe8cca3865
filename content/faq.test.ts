import { expect, test } from 'vitest';
import { formatNaira } from '#domain/text/format-naira.ts';
import { prepareFaqSearch, textsOfQuestion } from '#domain/text/search-faq.ts';
import { contactCards } from './en/contact-page.ts';
import { faqAsText, faqFillerWords, faqGroups, officialChannels } from './en/faq.ts';
import { headerButtons, menu } from './en/navigation.ts';
import { jaaraPlus, seniorsPlan, standardJaara } from './en/plans.ts';
import { synonyms } from './en/search/synonyms.ts';
import { socialLinks } from './en/site.ts';
import { externalLinks } from './facts/links.ts';

const questions = faqGroups.flatMap((group) => group.questions);

test('no two parts of the page have the same id', () => {
  const ids = [...faqGroups, ...questions, officialChannels].map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('a link from one answer to another leads to a question that is there', () => {
  const targets = questions
    .flatMap(({ links = [] }) => links.map(({ to }) => to))
    .concat(officialChannels.fraud.to);
  const ids = targets.filter((to) => to.startsWith('/faq#')).map((to) => to.slice('/faq#'.length));
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => !questions.some((question) => question.id === id))).toEqual([]);
});

test('every amount of money in an answer is one of the plans’ own', () => {
  const prices = [
    ...Object.values(standardJaara.premiums),
    ...Object.values(standardJaara.extraDependant),
    ...Object.values(standardJaara.halfYearly ?? {}),
    ...Object.values(standardJaara.quarterly ?? {}),
    ...Object.values(jaaraPlus.premiums),
    ...Object.values(jaaraPlus.extraDependant),
    ...Object.values(jaaraPlus.halfYearly ?? {}),
    ...Object.values(seniorsPlan.premiums),
  ].map((price) => formatNaira(price ?? 0));
  const named = faqAsText.flatMap(({ answer }) => answer.match(/₦[\d,]*\d/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((amount) => !prices.includes(amount))).toEqual([]);
});

test('machines get every question, with its answer in plain text', () => {
  expect(faqAsText.map(({ question }) => question)).toEqual(questions.map(({ question }) => question));
  expect(faqAsText.filter(({ answer }) => answer === '' || /[<>]/.test(answer))).toEqual([]);
});

test('every address of the agency that the site links is among the official channels', () => {
  const menuLinks = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
  const cards = contactCards.map(({ action }) => action);
  const linked = [...menuLinks, ...Object.values(headerButtons), ...cards, ...socialLinks]
    .map(({ to }) => to)
    .filter((to) => to.startsWith('http') && !to.startsWith('https://wa.me/'))
    .concat(externalLinks.playStore, externalLinks.providerPlatform, externalLinks.regulator);
  const official = [...officialChannels.portals, ...officialChannels.writing].map(({ to }) => to);
  const missing = linked.filter((to) => !official.includes(to));
  // The government's own website is not one of the agency's channels.
  expect(missing).toEqual([externalLinks.stateGovernment]);
});

test('no number that is still a placeholder is called official', () => {
  expect(JSON.stringify(officialChannels)).not.toMatch(/0?700-?000-?7/);
});

test.each([
  ['employer', 'employers'],
  ['staff', 'staff'],
  ['SME', 'small-business'],
  ['refund', 'refund'],
  ['refused drugs', 'refused-drugs'],
  ['NIN', 'nin'],
  ['LASRRA', 'lasrra'],
  ['lost ID card', 'lost-card'],
  ['hospital asks for money', 'hospital-asks-for-money'],
  ['how to complain', 'complaining'],
  ['where to enrol', 'where-to-enrol'],
  ['when does cover start', 'when-cover-starts'],
  ['what is not covered', 'not-covered'],
  ['penalty', 'late-renewal'],
  ['become a provider', 'join-network'],
  ['from abroad', 'from-abroad'],
])('a search for “%s” finds its question', (text, id) => {
  const found = prepareFaqSearch(questions, textsOfQuestion, faqFillerWords, synonyms)(text);
  expect([...found].map((question) => question.id)).toContain(id);
});
