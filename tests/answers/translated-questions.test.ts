import { afterAll, describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { answerPlaceQuery } from '#domain/directory/answer-place-query.ts';
import { indexPlaces } from '#domain/directory/index-places.ts';
import { localPath } from '#domain/language/local-path.ts';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { prepareFaqSearch, textsOfQuestion } from '#domain/text/search-faq.ts';
import type * as Names from '#words/directory-names.ts';
import type * as Faq from '#words/faq.ts';
import type * as Comparison from '#words/plan-comparison.ts';
import type * as Search from '#words/search/synonyms.ts';
import type * as Fillers from '#words/search-page.ts';
import { prepared } from '../support/directory.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { translatedQuestions } from './translated-questions.ts';

const { app, close } = await openOwnSite({}, withoutRenderQueue);
afterAll(close);

type SearchContent = typeof Faq & typeof Search & typeof Comparison & typeof Names & typeof Fillers;

/** What searches need of the content, in a language. */
async function contentIn(code: string): Promise<SearchContent> {
  const modules = await Promise.all(
    ['faq', 'search/synonyms', 'plan-comparison', 'directory-names', 'search-page'].map(
      (name) => import(/* @vite-ignore */ `../../content/${code}/${name}.ts`),
    ),
  );
  return Object.assign({}, ...modules);
}

describe.each(translations)('in %s', async (code) => {
  const { site = [], faq = [], benefits = [], areas = [] } = translatedQuestions[code] ?? {};
  const content = await contentIn(code);

  test('thirty questions are asked, none twice', () => {
    expect(site.length).toBeGreaterThanOrEqual(30);
    expect(new Set(site.map(([query]) => query)).size).toBe(site.length);
  });

  test.each(site)('“%s” is answered first by %s', async (query, first) => {
    const { statusCode, body } = await app.inject(`/${code}/search?q=${encodeURIComponent(query)}`);
    expect(statusCode).toBe(200);
    const [, href] = /<h[23][^>]*><a href="([^"]*)"/.exec(body.slice(body.indexOf('<main'))) ?? [];
    expect(href?.replaceAll('&amp;', '&')).toBe(localPath(first, `/${code}`));
  });

  test('an English answer is found, and said to be English', async () => {
    const { body } = await app.inject(`/${code}/search?q=malaria`);
    expect(body).toMatch(/<a href="\/plan\/what-is-covered#malaria" hrefLang="en"[^>]*><span lang="en">/i);
  });

  const questions = content.faqGroups.flatMap((group) => group.questions);
  const searchFaq = prepareFaqSearch(questions, textsOfQuestion, content.faqFillerWords, content.synonyms);

  test.each(faq)('“%s” finds the question %s', (query, id) => {
    const found = [...searchFaq(query)].map((question) => question.id);
    expect(found).toContain(id);
    expect(found.length).toBeLessThan(questions.length / 2);
  });

  test.each(benefits)('“%s” finds the benefits of %s', (query, category) => {
    const plans = content.comparisonContent.plans.map(({ id }) => id);
    const found = comparePlans(content.comparisonContent, {
      plans,
      search: query,
      category: 'all',
    }).categories;
    expect(found.map(({ id }) => id)).toContain(category);
    expect(found.length).toBeLessThan(content.comparisonContent.categories.length / 2);
  });

  const places = indexPlaces(prepared, content.placeWords, content.sameNames);

  test.each(areas)('“%s” is understood as %s', (query, area) => {
    expect(answerPlaceQuery(places, query).verdict).toMatchObject({ kind: 'area', area: { name: area } });
  });

  test('every synonym is written as searches are, and tells something', () => {
    for (const word of content.synonyms.flat()) expect(foldText(word)).toBe(word);
    const isFiller = (words: string) =>
      words.split(' ').every((word) => content.searchFillerWords.includes(word));
    expect(content.synonyms.flat().filter(isFiller)).toEqual([]);
  });
});
