/** Loads the filter when its field is focused; until then, or if that fails, the form asks the server. */
export default function startCoveredFilter(page: HTMLElement): void {
  const input = document.querySelector<HTMLInputElement>('#covered-search');
  if (!input) return;
  let isComing = false;

  async function prepare(field: HTMLInputElement) {
    if (isComing) return;
    isComing = true;
    try {
      const { filterWhileTyping } = await import('./filter-while-typing.ts');
      filterWhileTyping(field, page);
    } catch {
      // The next keystroke tries again.
      isComing = false;
    }
  }

  for (const type of ['focus', 'input']) input.addEventListener(type, () => prepare(input));
}
