import { NEEDED_OF_ELEMENT, NEEDED_OF_WINDOW } from '../script-gate.ts';
import { startBehaviours } from '../start-behaviours.ts';

const root = document.documentElement;

// The desk's policy allows no inline script, so it asks here what public pages ask in their head.
if (NEEDED_OF_WINDOW in window && NEEDED_OF_ELEMENT in root) {
  startBehaviours(import.meta.glob('./**/*.behaviour.ts', { eager: true, import: 'default' }));
  // A page that came as the answer to a form, such as one with errors, is left as if it had been opened by its address:
  // Back shows it again, where the browser would ask whether to send the old form once more.
  document.addEventListener('submit', () => history.replaceState(history.state, '', location.href));
  root.dataset.started = '';
}
