type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

export type SharedLink = { title: string; url: string };

type Sharer = {
  share?: (link: SharedLink) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
};

/** Opens the device's share sheet, or copies the link where there is none. */
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
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
