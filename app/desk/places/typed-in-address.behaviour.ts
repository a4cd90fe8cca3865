/** Some servers in front of ours refuse longer ones. */
export const LONGEST_ADDRESS = 6000;

/** Leaves what was typed in the address of the page, so that Back shows it again. */
export default function startTypedInAddress(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  form.addEventListener('submit', () => {
    const query = new URLSearchParams({ step: 'edit' });
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value && name !== 'action') query.set(name, value);
    const address = `${location.pathname}?${query}`;
    if (address.length <= LONGEST_ADDRESS) history.replaceState(history.state, '', address);
  });
}
