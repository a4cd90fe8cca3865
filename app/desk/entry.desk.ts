import { NEEDED_OF_ELEMENT, NEEDED_OF_WINDOW } from '../script-gate.ts';
import { startBehaviours } from '../start-behaviours.ts';
import { deleteDraftsOfOthers } from './ui/desk-form/autosave-form.behaviour.ts';

const root = document.documentElement;

// The desk's policy allows no inline script, so it asks here what public pages ask in their head.
if (NEEDED_OF_WINDOW in window && NEEDED_OF_ELEMENT in root) {
  const { person } = root.dataset;
  if (person) deleteDraftsOfOthers(person);
  deleteEncryptedText();
  startBehaviours(import.meta.glob('./**/*.behaviour.ts', { eager: true, import: 'default' }));
  // A page that came as the answer to a form, such as one with errors, is left as if it had been opened by its address:
  // Back shows it again, where the browser would ask whether to send the old form once more.
  const openAsByAddress = () => history.replaceState(history.state, '', location.href);
  document.addEventListener('submit', (event) => {
    openAsByAddress();
    if (event.target instanceof HTMLFormElement && 'endsSession' in event.target.dataset)
      deleteDraftsOfOthers(undefined);
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href]')) openAsByAddress();
  });
  // What a button asks about opens below it, on a phone out of sight. Such events do not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && 'confirm' in target.dataset)
        target.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
  // What the browser refuses in a closed section it could show to nobody: it would send nothing and say nothing.
  document.addEventListener(
    'invalid',
    ({ target }) => {
      let section = target instanceof Element ? target.closest('details') : null;
      for (; section; section = section.parentElement?.closest('details') ?? null) section.open = true;
    },
    true,
  );
  root.dataset.started = '';
}

/** Earlier versions of the desk have left encrypted text that nothing can read any more. */
function deleteEncryptedText(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('desk-typed:')) localStorage.removeItem(key);
  } catch {
    // The browser refuses storage, so there is none.
  }
}
