import { describe, expect, test } from 'vitest';
import { loadDirectory } from './load-directory.ts';

const load = (query: string) => loadDirectory(new URLSearchParams(query));

describe('loadDirectory', () => {
  test('gives the first 20 rows of the first section and nothing else of the lists', async () => {
    const { view, totals, lgas } = await load('');
    expect(view.section?.id).toBe('standard-jaara');
    expect(view.section?.page.rows).toHaveLength(20);
    expect(view.section?.help).toBeUndefined();
    expect(view.found).toBeUndefined();
    expect(view.section?.page.total).toBe(totals['standard-jaara']);
    expect(lgas).toHaveLength(20);
  });

  test('has no rows when no section is open', async () => {
    expect((await load('open=none')).view).toEqual({ section: undefined, found: undefined });
  });

  test('counts the ways on from an empty result', async () => {
    const { view } = await load('jaara-search=no+such+place&jaara-lga=lga:Ikeja');
    expect(view.section?.page.total).toBe(0);
    expect(view.section?.help?.withoutSearch).toBeGreaterThan(0);
  });

  test('searches all lists at once when asked to', async () => {
    const { view } = await load('find=ikeja&open=none');
    expect(view.found?.total).toBeGreaterThan(view.found?.places.length ?? 0);
    expect(view.found?.places).toHaveLength(10);
  });
});
