import type { Link } from '#content/schema/site.ts';
import type { PostLanguage } from '#facts/blog.ts';
import { emergencyLines } from '#facts/site.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { searchPage as words } from '#words/search-page.ts';
import { phoneLines } from '#words/site.ts';
import type { IconName } from '../../ui/icon/icon-paths.ts';

interface Line {
  icon: IconName;
  label: string;
  note: string;
  to: string;
}

export interface AnswerCard {
  href: string;
  /** What it is, such as a question or a hospital. */
  kind?: string | undefined;
  title: string;
  /** In the page's language, before the text. */
  note?: string | undefined;
  /** Of title, text and values, when it is not the page's. */
  lang?: PostLanguage | undefined;
  text: readonly string[];
  values?: readonly { label: string; text: string }[] | undefined;
  lines?: readonly Line[] | undefined;
  /** What to do next, the first thing first; numbers to call come before. */
  links: readonly Link[];
  /** What of the search was not used. */
  unused?: string;
  /** Nothing of the site is just what was looked for. */
  isGuess?: boolean;
  /** It is about something near to what was looked for, and says so. */
  isNearest?: boolean;
  /** It warns, in the colour of danger. */
  isWarning?: boolean;
  /** It says that there is no such thing, so it is no result. */
  isNo?: boolean;
}

/** A phone line of ours as a card to press. */
export function phoneCard(line: keyof typeof phoneLines): Line {
  const { label, display, digits, to } = phoneLines[line];
  return { icon: 'phone', label: display, note: `${label} · ${digits}`, to };
}

/** The lines of the state. */
export const urgentLines = emergencyLines.map(
  ({ number, to }): Line => ({
    icon: 'phone',
    label: emergencyPage.call(number),
    note: words.emergencyLine,
    to,
  }),
);
