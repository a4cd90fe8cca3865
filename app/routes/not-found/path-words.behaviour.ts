/** Puts the words of the unknown path into the search field, and leads to the area that it names. */
export default function startPathWords(box: HTMLElement): void {
  const path = decodeURIComponent(location.pathname);
  const input = box.querySelector('input');
  if (input && !input.value) input.value = lastWords(path).slice(0, input.maxLength);
  const areas: Record<string, string> = JSON.parse(box.dataset.areas ?? '{}');
  const area = Object.entries(areas).find(([areaPath]) => path.toLowerCase().startsWith(`${areaPath}/`));
  const [way, link] = box.querySelectorAll<HTMLElement>('p, p a');
  if (!area || !way || !link) return;
  link.setAttribute('href', area[0]);
  link.textContent = area[1];
  way.hidden = false;
}

/** The parts above the last one only say where it was looked for. */
function lastWords(path: string): string {
  const part = path.split('/').filter(Boolean).pop() ?? '';
  return part.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
