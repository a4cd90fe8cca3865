import { wakeIslands } from './islands/wake-islands.ts';
import { startBehaviours } from './start-behaviours.ts';

startBehaviours();
wakeIslands();
// Styles show from here on what only script can do.
document.documentElement.dataset.started = '';
