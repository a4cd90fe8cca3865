/** The part that we use; TypeScript's DOM library does not have it yet. */
const { trustedTypes } = globalThis as { trustedTypes?: { emptyHTML: string } };

/** For an element inside an island whose content React leaves as the server, or a behaviour since, has made it. */
export const KEPT_MARKUP = {
  dangerouslySetInnerHTML: { __html: trustedTypes?.emptyHTML ?? '' },
  suppressHydrationWarning: true,
};
