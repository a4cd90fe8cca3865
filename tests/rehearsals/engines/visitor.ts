import { type Engine, until } from './engine.ts';

export type Visitor = ReturnType<typeof createVisitor>;

/** What a visitor does and sees, in whatever engine: never by an id or a class, always by the words on the screen. */
export function createVisitor(engine: Engine, site: string) {
  const find = (kind: Wanted['kind'], text: string) =>
    engine.run<Found | null>(`(${findInPage})(${JSON.stringify({ kind, text } satisfies Wanted)})`);

  /** Where it lies once it lies still and nothing covers it. */
  async function place(kind: Wanted['kind'], text: string): Promise<Found> {
    let before: Found | null = null;
    return until(`${kind} “${text}”`, async () => {
      const found = await find(kind, text);
      if (found?.coveredBy) throw new Error(`it is covered by ${found.coveredBy}`);
      const isStill = found && before && found.x === before.x && found.y === before.y;
      before = found;
      return isStill ? found : undefined;
    });
  }

  /** Presses the first link, button or label of that name, where the visitor would. */
  async function tap(name: string, kind: Wanted['kind'] = 'control') {
    const { x, y } = await place(kind, name);
    await engine.tap(x, y);
  }

  return {
    open: (path: string) => engine.open(site + path),
    sees: (text: string) => until(`“${text}” to be seen`, () => find('text', text)),
    /** Sees it, covered by nothing: after a scroll up or down, but never sideways. */
    faces: (text: string) =>
      until(`“${text}” in the window`, async () => {
        const found = await find('text', text);
        if (found?.coveredBy) await engine.run(`scrollBy(0, ${found.y} - innerHeight / 2)`);
        return found && !found.coveredBy;
      }),
    doesNotSee: (text: string) => until(`“${text}” to be gone`, async () => !(await find('text', text))),
    tap: (name: string) => tap(name),
    async fill(label: string, text: string) {
      await tap(label, 'field');
      await until(`the focus in “${label}”`, async () => (await find('field', label))?.isFocused);
      await engine.run('document.activeElement.select()');
      await engine.type(text);
      await until(`“${text}” in “${label}”`, async () => (await find('field', label))?.value === text);
    },
    /** Waits until a page is there. */
    isAt: (path: string) =>
      until(`the page ${path}`, async () => (await engine.run('location.href')) === site + path),
  };
}

interface Wanted {
  kind: 'text' | 'control' | 'field';
  text: string;
}

interface Found {
  x: number;
  y: number;
  value?: string;
  isFocused: boolean;
  coveredBy?: string | undefined;
}

/** Runs in the page, so it uses nothing that Chromium 87 lacks and nothing from outside itself. */
function findInPage({ kind, text }: Wanted): Found | null {
  // A press on a page that still loads or fades in is lost.
  const isFading = document
    .getAnimations()
    .some(({ effect }) => /^::view/.test((effect as KeyframeEffect).pseudoElement || ''));
  if (isFading || document.readyState !== 'complete') return null;
  const flat = (words: string | null) => (words || '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => flat(element.getAttribute('aria-label') || element.textContent);
  function isVisible(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    // What is only read aloud is one pixel small.
    if (width < 2 || height < 2 || element.closest('[aria-hidden=true]')) return false;
    if (getComputedStyle(element).visibility !== 'visible') return false;
    return element.checkVisibility ? element.checkVisibility() : true;
  }
  function deepest(element: Element): Element | undefined {
    if (flat(element.textContent).indexOf(text) < 0) return undefined;
    const inside = [...element.children].filter((child) => flat(child.textContent).indexOf(text) >= 0);
    if (inside.length === 0) return isVisible(element) ? element : undefined;
    return inside.map(deepest).find((found) => found);
  }
  function control(): Element | undefined {
    const all = [...document.querySelectorAll('a[href], button, summary, label, [role=button]')];
    const shown = all.filter((element) => nameOf(element).startsWith(text) && isVisible(element));
    return shown.find((element) => nameOf(element) === text) || shown[0];
  }
  function field(): Element | null | undefined {
    const labels = [...document.querySelectorAll('label')].filter((label) => nameOf(label) === text);
    const named = [...document.querySelectorAll('input, textarea, select')].filter(
      (element) => element.getAttribute('aria-label') === text,
    );
    return [...labels.map((label) => label.control), ...named].find((found) => found && isVisible(found));
  }

  const found = kind === 'text' ? deepest(document.body) : kind === 'control' ? control() : field();
  if (!found) return null;
  if (kind !== 'text') found.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  const box = found.getClientRects()[0] || found.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  const isHit = hit && (found.contains(hit) || hit.contains(found));
  return {
    x,
    y,
    isFocused: document.activeElement === found,
    ...('value' in found && { value: String(found.value) }),
    ...(!isHit && { coveredBy: hit ? hit.outerHTML.slice(0, 120) : 'the edge of the window' }),
  };
}
