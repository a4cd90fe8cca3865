import { areFewAnswers, prepareFaqSearch } from '#domain/text/search-faq.ts';

const TYPING_PAUSE_MS = 250;

/** Shows the questions that the search finds and hides the others. The address follows, as the server reads it. */
export function answerWhileTyping(input: HTMLInputElement, list: HTMLElement): void {
  const questions = [...list.querySelectorAll('details')];
  const search = prepareFaqSearch(questions, textsOf, list.dataset.fillerWords?.split(' ') ?? []);
  let text = input.defaultValue;
  let typing: ReturnType<typeof setTimeout> | undefined;

  function answer() {
    const wereFew = areFewAnswers(text, search(text).size);
    text = input.value;
    const found = search(text);
    const areFew = areFewAnswers(text, found.size);
    for (const question of questions) {
      question.hidden = !found.has(question);
      // Among many, those stay open that the visitor has opened.
      if (areFew || wereFew) question.open = areFew && found.has(question);
    }
    for (const group of list.querySelectorAll('section'))
      group.hidden = !group.querySelector('details:not([hidden])');
    const noAnswer = list.querySelector<HTMLElement>('[data-no-answer]');
    if (noAnswer) noAnswer.hidden = found.size > 0;
    tellCount(list, found.size, text.trim());
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
    // Safari allows 100 changes of the address in 30 seconds.
    typing = setTimeout(writeAddress, TYPING_PAUSE_MS);
  });
  // Whoever leaves the box may press a link next, and links are read against the address.
  input.addEventListener('change', writeAddress);
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // Puts the phone's keyboard out of the way of what was found.
    input.blur();
  });
  addEventListener('popstate', () => {
    clearTimeout(typing);
    input.value = new URLSearchParams(location.search).get(input.name) ?? '';
    if (input.value !== text) answer();
  });
  // Letters that came before this did.
  if (input.value !== text) input.dispatchEvent(new Event('input'));
}

/** The texts that the server searches too. */
function textsOf(question: HTMLDetailsElement): string[] {
  const texts = question.querySelectorAll('h3, p:not([data-basis]), li');
  return [...Array.from(texts, ({ textContent }) => textContent), question.dataset.alsoFoundBy ?? ''];
}

function tellCount(list: HTMLElement, count: number, text: string): void {
  const status = list.querySelector<HTMLElement>('[role=status]');
  const { all = '', one = '', many = '' } = status?.dataset ?? {};
  const found = (count === 1 ? one : many).replace('{count}', String(count)).replace('{text}', () => text);
  if (status) status.textContent = text ? found : all;
}
