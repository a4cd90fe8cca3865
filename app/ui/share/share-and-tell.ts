import { showToast } from '../toast/toast-store.ts';
import { type SharedLink, shareLink } from './share-link.ts';

export type SharingWords = {
  copied: string;
  /** Stands over the link when nothing is left but to copy it by hand. */
  byHand: string;
};

/** Shares a link and says what came of it. Where the browser lets us do neither, it shows the link, ready to be copied. */
export async function shareAndTell(link: SharedLink, words: SharingWords): Promise<void> {
  const outcome = await shareLink(link);
  if (outcome === 'copied') showToast(words.copied);
  if (outcome === 'failed') window.prompt(words.byHand, link.url);
}
