/** Loads the search when its field is focused; until then, or if that fails, the form asks the server. */
export default function startFaqSearch(list: HTMLElement): void {
  const input = document.querySelector<HTMLInputElement>('#faq-search');
  if (!input) return;
  let isComing = false;

  async function prepare(box: HTMLInputElement) {
    if (isComing) return;
    isComing = true;
    try {
      const { answerWhileTyping } = await import('./answer-while-typing.ts');
      answerWhileTyping(box, list);
    } catch {
      // The next keystroke tries again.
      isComing = false;
    }
  }

  for (const type of ['focus', 'input']) input.addEventListener(type, () => prepare(input));
}
