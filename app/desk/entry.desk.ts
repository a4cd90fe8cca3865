import { NEEDED_OF_ELEMENT, NEEDED_OF_WINDOW } from '../script-gate.ts';
import { startBehaviours } from '../start-behaviours.ts';

const root = document.documentElement;

// The desk's policy allows no inline script, so it asks here what public pages ask in their head.
if (NEEDED_OF_WINDOW in window && NEEDED_OF_ELEMENT in root) {
  startBehaviours(import.meta.glob('./**/*.behaviour.ts', { eager: true, import: 'default' }));
  root.dataset.started = '';
}
