import { areFewAnswers, prepareFaqSearch, sortByFound } from '#domain/text/search-faq.ts';

const TYPING_PAUSE_MS = 250;

/** Shows the matching questions, hides the others and keeps the URL in step, as the server would render it. */
export function answerWhileTyping(input: HTMLInputElement, list: HTMLElement): void {
  const { fillerWords = '', synonyms = '', places } = list.dataset;
  const questions = inUsualOrder([...list.querySelectorAll('details')], places);
  const groups = [...new Set(questions.flatMap((question) => question.closest('section') ?? []))];
  const search = prepareFaqSearch(
    questions,
    textsOf,
    fillerWords.split(' '),
    synonyms.split(';').map((group) => group.split(',')),
  );
  let text = input.defaultValue;
  let typing: ReturnType<typeof setTimeout> | undefined;

  function answer() {
    const wereFew = areFewAnswers(text, search(text).size);
    text = input.value;
    const found = search(text);
    const areFew = areFewAnswers(text, found.size);
    for (const question of questions) {
      question.hidden = !found.has(question);
      // With many matches only those that the visitor opened stay open.
      if (areFew || wereFew) question.open = areFew && found.has(question);
    }
    for (const group of groups) group.hidden = !group.querySelector('details:not([hidden])');
    sort(found);
    const noAnswer = list.querySelector<HTMLElement>('[data-no-answer]');
    if (noAnswer) noAnswer.hidden = found.size > 0;
    tellCount(list, found.size, text.trim());
    offerWholeSite(list, text.trim());
  }

  function sort(found: Set<HTMLDetailsElement>) {
    const questionsOf = (group: Element) => [...group.querySelectorAll('details')];
    for (const group of groups) {
      const ofGroup = questionsOf(group);
      ofGroup[0]?.parentElement?.append(...sortByFound(ofGroup, (question) => [question], found));
    }
    list.append(...sortByFound(groups, questionsOf, found));
  }

  function writeAddress() {
    clearTimeout(typing);
    const url = new URL(location.pathname, location.href);
    if (text) url.searchParams.set(input.name, text);
    history.replaceState(history.state, '', url);
  }

  input.addEventListener('input', () => {
    answer();
    clearTimeout(typing);
    // Safari allows 100 history changes in 30 seconds.
    typing = setTimeout(writeAddress, TYPING_PAUSE_MS);
  });
  // The next click may be on a link, which is resolved against the URL.
  input.addEventListener('change', writeAddress);
  addEventListener('popstate', () => {
    clearTimeout(typing);
    input.value = new URLSearchParams(location.search).get(input.name) ?? '';
    if (input.value !== text) answer();
  });
  // Applies what was typed before this module loaded.
  if (input.value !== text) input.dispatchEvent(new Event('input'));
}

/** What the server has found stands first; it tells the usual place of each. */
function inUsualOrder(served: HTMLDetailsElement[], places: string | undefined): HTMLDetailsElement[] {
  const order = places?.split(' ').map(Number);
  return order ? order.map((_, place) => served[order.indexOf(place)] as HTMLDetailsElement) : served;
}

/** The texts that the server searches as well. */
function textsOf(question: HTMLDetailsElement): string[] {
  const texts = question.querySelectorAll('h3, p:not([data-basis]), li');
  return [...Array.from(texts, ({ textContent }) => textContent), question.dataset.alsoFoundBy ?? ''];
}

/** What no question answers may stand elsewhere: the search of the header, by its own name, with what was typed. */
function offerWholeSite(list: HTMLElement, text: string): void {
  const form = document.querySelector<HTMLFormElement>('form[action$="/search"]');
  const name = form?.querySelector('input')?.getAttribute('aria-label');
  list.querySelector('[data-whole-site]')?.remove();
  if (!form || !name || !text) return;
  const link = document.createElement('a');
  link.href = `${form.getAttribute('action')}?${new URLSearchParams({ q: text })}`;
  link.textContent = `${name}: ${text}`;
  const way = document.createElement('p');
  way.dataset.wholeSite = '';
  way.append(link);
  list.querySelector('[role=status]')?.after(way);
}

function tellCount(list: HTMLElement, count: number, text: string): void {
  const status = list.querySelector<HTMLElement>('[role=status]');
  const { all = '', one = '', many = '' } = status?.dataset ?? {};
  const found = (count === 1 ? one : many).replace('{count}', String(count)).replace('{text}', () => text);
  if (status) status.textContent = text ? found : all;
}
