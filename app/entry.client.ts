import { hydrateIslands } from './islands/hydrate-islands.ts';
import { startBehaviours } from './start-behaviours.ts';

const { dataset } = document.documentElement;

// The page's head has found whether this browser has what scripts need; without it nothing starts.
if ('scripts' in dataset) {
  startBehaviours(
    import.meta.glob(['./**/*.behaviour.ts', '!./desk/**'], { eager: true, import: 'default' }),
  );
  hydrateIslands();
  // The cross-fade between pages would be aborted by a PDF or another file, with an error in the console.
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (/^[^?#]*\.\w+(?:[?#]|$)/.test(activation?.entry?.url ?? '')) viewTransition?.skipTransition();
  });
  // From here on, styles show the controls that need script.
  dataset.started = '';
}
