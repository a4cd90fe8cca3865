import { expect, test } from 'vitest';
import { formatNaira } from '#domain/text/format-naira.ts';
import { naira } from './amounts.ts';
import { contactCards } from './en/contact-page.ts';
import { faqGroups, officialChannels } from './en/faq.ts';
import { headerButtons, menu } from './en/navigation.ts';
import { jaaraPlus, seniorsPlan, standardJaara } from './en/plans.ts';
import { socialLinks } from './facts/addresses.ts';
import { externalLinks } from './facts/links.ts';

const questions = faqGroups.flatMap((group) => group.questions);

test('words write amounts as pages do', () => {
  for (const amount of [1, 999, 15_000, 2_500_000]) expect(naira(amount)).toBe(formatNaira(amount));
});

test('every amount of money in an answer is one of the plans’ own', () => {
  const prices = [standardJaara, jaaraPlus]
    .flatMap(({ premiums, extraDependant, halfYearly, quarterly }) =>
      [premiums, extraDependant, halfYearly, quarterly, seniorsPlan.premiums].flatMap((prices) =>
        Object.values({ ...prices }),
      ),
    )
    .map((price) => formatNaira(Number(price)));
  const named = questions.flatMap(({ answer }) => answer.join(' ').match(/₦[\d,]*\d/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((amount) => !prices.includes(amount))).toEqual([]);
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
