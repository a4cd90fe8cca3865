import { createCoveredFilter, type FilteredRows, isUnnamed } from '#domain/plans/filter-covered.ts';

const TYPING_PAUSE_MS = 250;

/** Hides the rows that were not asked for and keeps the URL in step, as the server would render it. */
export function filterWhileTyping(input: HTMLInputElement, page: HTMLElement): void {
  const rows = [...page.querySelectorAll('tr')].filter(({ id }) => id !== '');
  const groups = new Set(rows.flatMap((row) => row.closest('section') ?? []));
  const filter = createCoveredFilter(rows.map(readRow), readWords(rows));
  let text = input.defaultValue;
  let typing: ReturnType<typeof setTimeout> | undefined;

  function show() {
    text = input.value;
    const found = filter(text);
    for (const row of rows) row.hidden = !found.ids.has(row.id);
    for (const ask of page.querySelectorAll<HTMLElement>('[data-unnamed]')) {
      ask.hidden = !isUnnamed((ask.dataset.unnamed ?? '').split(','), found.words);
      if (ask.previousElementSibling instanceof HTMLElement) ask.previousElementSibling.hidden = !ask.hidden;
    }
    for (const group of groups) group.hidden = !group.querySelector('tr[id]:not([hidden])');
    // With all plans a phone shows the texts of what was asked for only.
    if (page.dataset.texts !== 'one-plan') page.dataset.texts = text.trim() ? 'found' : '';
    for (const part of page.querySelectorAll<HTMLElement>('[data-without-search]'))
      part.hidden = text.trim() !== '';
    for (const link of page.querySelectorAll<HTMLAnchorElement>('nav a:not([href^="#"])'))
      link.href = withText(link.href);
    const search = page.querySelector<HTMLAnchorElement>('[data-none-found] a');
    if (search?.parentElement) {
      search.parentElement.hidden = found.ids.size > 0;
      search.href = withText(search.href);
    }
    const status = page.querySelector<HTMLElement>('[role=status]');
    if (status) status.textContent = describe(found, text.trim(), status.dataset);
  }

  function writeAddress() {
    clearTimeout(typing);
    history.replaceState(history.state, '', withText(location.href));
  }

  /** The links to one plan alone keep the question too. */
  function withText(address: string): string {
    const url = new URL(address);
    url.hash = '';
    if (text) url.searchParams.set(input.name, text);
    else url.searchParams.delete(input.name);
    return url.href;
  }

  input.addEventListener('input', () => {
    show();
    clearTimeout(typing);
    // Safari allows 100 history changes in 30 seconds.
    typing = setTimeout(writeAddress, TYPING_PAUSE_MS);
  });
  // The next click may be on a link, which is resolved against the URL.
  input.addEventListener('change', writeAddress);
  input.form?.addEventListener('submit', (event) => {
    // The server knows what else may be meant.
    if (filter(input.value).ids.size === 0) return;
    event.preventDefault();
    // Closes the phone's keyboard, which would cover the results.
    input.blur();
    page.querySelector('#found')?.scrollIntoView();
  });
  // Applies what was typed before this module loaded.
  if (input.value !== text) input.dispatchEvent(new Event('input'));
}

/** What the server filters by as well. */
function readRow(row: HTMLTableRowElement) {
  const texts = Array.from(row.querySelectorAll('td p'), ({ textContent }) => textContent);
  return { id: row.id, name: row.querySelector('th a')?.textContent ?? '', text: texts.join(' ') };
}

/** What people type for each row: after a semicolon what no plan names. */
function readWords(rows: readonly HTMLTableRowElement[]) {
  const wordsOf = (list = '') => list.split(',').filter(Boolean);
  return Object.fromEntries(
    rows.map(({ id, dataset }) => {
      const [named, near] = (dataset.words ?? '').split(';');
      return [id, { named: wordsOf(named), near: wordsOf(near) }];
    }),
  );
}

/** The sentences stand in the page, in its language, with names in braces for what is filled in. */
function describe({ ids, nearest }: FilteredRows, text: string, words: DOMStringMap): string {
  const { all = '', none = '', one = '', many = '', nearest: near = '' } = words;
  const fill = (sentence: string, word: string, row = '') =>
    sentence
      .replace('{count}', String(ids.size))
      .replace('{row}', () => row)
      .replace('{text}', () => word);
  if (text === '') return all;
  if (nearest) return fill(near, nearest.word, nearest.row.name);
  if (ids.size === 0) return fill(none, text);
  return fill(ids.size === 1 ? one : many, text);
}
