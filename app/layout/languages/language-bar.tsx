import { language, languageWords as words } from '#words/language.ts';
import { phoneLines } from '#words/site.ts';
import { InlineScript } from '../../inline-scripts.tsx';
import { usePage } from '../../page.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { NoWrap } from '../../ui/no-wrap.tsx';
import styles from './language-bar.module.css';
import { LanguageLinks } from './language-links.tsx';
import { LANGUAGE_SCRIPT, LANGUAGES_ID } from './language-script.ts';

/** The switch between the languages, and what there is to know of a translation. */
export function LanguageBar({ className }: { className?: string | undefined }) {
  const { path, isOlder, site } = usePage();
  if (site.languages.length < 2) return null;
  const { tollFree } = phoneLines;
  return (
    <nav id={LANGUAGES_ID} aria-label={words.label} className={joinClasses(styles.bar, className)}>
      {!language.isReviewed && (
        <p>
          {words.draft}{' '}
          <a href={tollFree.to}>
            <NoWrap>{tollFree.display}</NoWrap>
          </a>
        </p>
      )}
      {isOlder && (
        <p>
          {words.older}{' '}
          <a href={path} hrefLang="en">
            {words.toEnglish}
          </a>
        </p>
      )}
      <LanguageLinks className={styles.links} isOffering />
      <InlineScript code={LANGUAGE_SCRIPT} />
    </nav>
  );
}
