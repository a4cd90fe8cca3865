type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

export type SharedLink = { title: string; url: string };

type Sharer = {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

/** Hands a link to the device's own share sheet; where there is none, copies it. */
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
    // Without a secure connection there is no clipboard at all.
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
