/** A language of the site: what its pages say about themselves, and how it writes dates. */
export interface Language {
  /** Its folder in content/ and the first part of its addresses; English has neither. */
  code: string;
  /** For `lang`, as browsers know it. */
  tag: string;
  /** For messengers that show a link. */
  ogLocale: string;
  /** In the language itself. */
  name: string;
  /** Whether the agency has read the translation; until then every page says that it is a draft. */
  isReviewed: boolean;
  /** Whether the display face has all of its letters; otherwise headings are set in the face of the system. */
  hasDisplayFace: boolean;
  /** Whether a short label may be the same as in English. */
  isNearEnglish?: boolean;
}

/** By hand, because a page's first `Intl.DateTimeFormat` costs a slow phone 100 ms, and Intl's month names are not ours. */
export interface DateWords {
  /** Twelve. */
  months: readonly string[];
  withTime(date: string, time: string): string;
}
