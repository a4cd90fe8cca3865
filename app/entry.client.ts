import { wakeIslands } from './islands/wake-islands.ts';
import { startBehaviours } from './start-behaviours.ts';

const { dataset } = document.documentElement;

// The page's head has found whether this browser has what scripts need; without it nothing starts.
if ('scripts' in dataset) {
  startBehaviours(
    import.meta.glob(['./**/*.behaviour.ts', '!./desk/**'], { eager: true, import: 'default' }),
  );
  wakeIslands();
  // From here on, styles show the controls that need script.
  dataset.started = '';
}
