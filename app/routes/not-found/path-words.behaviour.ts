/** Puts the words of the path that was not found into the search field. One page answers for all such paths. */
export default function startPathWords(box: HTMLElement): void {
  const input = box.querySelector('input');
  if (input && !input.value)
    input.value = decodeURIComponent(location.pathname)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, input.maxLength);
}
