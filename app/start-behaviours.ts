/** What a behaviour does to the element that names it in `data-behaviour`. */
type Behaviour = (element: HTMLElement) => void;

const behaviours = import.meta.glob<Behaviour>('./**/*.behaviour.ts', { eager: true, import: 'default' });

const byName = new Map(
  Object.entries(behaviours).map(([path, start]) => [path.replace(/^.*\/|\.behaviour\.ts$/g, ''), start]),
);

/** Starts each behaviour on the elements that ask for it; names are those of the files. */
export function startBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of element.dataset.behaviour?.split(' ') ?? []) byName.get(name)?.(element);
}
