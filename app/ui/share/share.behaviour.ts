import { showToast } from '../toast/toast.ts';
import { shareLink } from './share-link.ts';

/** For every button of the page that passes a link on, or prints. */
export default function startSharing(body: HTMLElement): void {
  body.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-print]')) window.print();
    const button = target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const { share: url = '', title = '' } = button.dataset;
    // Many buttons of one list share their words.
    const { copied = '', byHand = '' } = button.closest<HTMLElement>('[data-copied]')?.dataset ?? {};
    const outcome = await shareLink({ title, url });
    if (outcome === 'copied') showToast(copied);
    // Where the browser lets us do neither, it shows the link, ready to be copied.
    if (outcome === 'failed') window.prompt(byHand, url);
  });
}
