type Behaviour = (element: HTMLElement) => void;

/** Starts each behaviour, given by its file, on the elements whose `data-behaviour` names that file. */
export function startBehaviours(behaviours: Record<string, Behaviour>): void {
  const files = Object.keys(behaviours);
  for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]'))
    for (const name of element.dataset.behaviour?.split(' ') ?? []) {
      const file = files.find((path) => path.endsWith(`/${name}.behaviour.ts`)) ?? '';
      behaviours[file]?.(element);
    }
}
