import { wakeIslands } from './islands/wake-islands.ts';
import { startBehaviours } from './start-behaviours.ts';

startBehaviours(import.meta.glob(['./**/*.behaviour.ts', '!./desk/**'], { eager: true, import: 'default' }));
wakeIslands();
// From here on, styles show the controls that need script.
document.documentElement.dataset.started = '';
