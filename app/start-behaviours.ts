type Behaviour = (element: HTMLElement) => void;

const behaviours = import.meta.glob<Behaviour>('./**/*.behaviour.ts', { eager: true, import: 'default' });

const byName = new Map(
  Object.entries(behaviours).map(([path, start]) => [path.replace(/^.*\/|\.behaviour\.ts$/g, ''), start]),
);

/** Starts each behaviour on the elements whose `data-behaviour` names its file. */
export function startBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of element.dataset.behaviour?.split(' ') ?? []) byName.get(name)?.(element);
}
