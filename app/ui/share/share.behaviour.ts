import { showToast } from '../toast/toast.ts';

/** Handles every share and print button of the page. */
export default function startSharing(body: HTMLElement): void {
  body.addEventListener('click', async ({ target }) => {
    if (!(target instanceof Element)) return;
    const printer = target.closest<HTMLElement>('[data-print]');
    if (printer) printPart(printer.dataset.print);
    const button = target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const { share: url = '', title = '', text } = button.dataset;
    // The buttons of a list share their words.
    const { copied = '', byHand = '' } = button.closest<HTMLElement>('[data-copied]')?.dataset ?? {};
    const outcome = await shareLink({ title, url, ...(text && { text }) });
    if (outcome === 'copied') showToast(copied);
    // Shown to be copied by hand, and until closed. No prompt: the browsers inside other apps open none.
    if (outcome === 'failed') showToast(`${byHand} ${url}`, 'error');
  });
}

/** The styles of a page with several parts to print read from its root which one is meant. */
function printPart(part = ''): void {
  const { dataset } = document.documentElement;
  addEventListener('afterprint', () => delete dataset.printed, { once: true });
  dataset.printed = part;
  window.print();
}

type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

/** `text` says more than the title does, and is sent with the link. */
export type SharedLink = { title: string; url: string; text?: string };

type Sharer = {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

/** Opens the device's share sheet, or copies text and link where there is none. */
export async function shareLink(link: SharedLink, browser: Sharer = navigator): Promise<ShareOutcome> {
  if (browser.share) {
    try {
      await browser.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    // Browsers offer the clipboard only on a secure connection.
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(link.text ? `${link.text} ${link.url}` : link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
