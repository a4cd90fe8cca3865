type Behaviour = (element: HTMLElement) => void;

const behaviours = import.meta.glob<Behaviour>('./**/*.behaviour.ts', { eager: true, import: 'default' });

const files = Object.keys(behaviours);

/** Starts each behaviour on the elements whose `data-behaviour` names its file. */
export function startBehaviours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of element.dataset.behaviour?.split(' ') ?? []) {
      const file = files.find((path) => path.endsWith(`/${name}.behaviour.ts`)) ?? '';
      behaviours[file]?.(element);
    }
}
