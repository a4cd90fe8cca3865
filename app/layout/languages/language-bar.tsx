import { cameFrom, isEnglishOnly } from '#domain/language/local-path.ts';
import { language, languageWords as words } from '#words/language.ts';
import { phoneLines } from '#words/site.ts';
import { InlineScript } from '../../inline-scripts.tsx';
import { pathIn } from '../../own-path.ts';
import { usePage } from '../../page.ts';
import { MAY_RUN } from '../../script-gate.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { LANGUAGE_KEY } from './language.behaviour.ts';
import styles from './language-bar.module.css';

const LANGUAGES_ID = 'languages';

/**
 * Runs at the end of the language bar, before the first paint. A visitor who has chosen a translation before, or whose
 * browser prefers one, is offered it in its own words, and never moved; English is never offered, since nearly every
 * phone is set to it.
 */
export const LANGUAGE_SCRIPT = `(function (bar, own) {
  if (!(${MAY_RUN})) return;
  try { var chosen = localStorage.getItem('${LANGUAGE_KEY}'); } catch (error) {}
  function find(tag) { return tag.split('-')[0] === own || bar.querySelector('[lang|=' + tag.split('-')[0] + ']'); }
  var link = find(chosen || navigator.languages.find(find) || own);
  if (link && link.dataset && link.dataset.offer) link.textContent = link.dataset.offer;
})(document.getElementById('${LANGUAGES_ID}'), document.documentElement.lang.split('-')[0])`;

/** The switch between the languages, and what there is to know of a translation. */
export function LanguageBar({ className }: { className?: string | undefined }) {
  const { path, isOlder, site } = usePage();
  if (site.languages.length < 2) return null;
  const { tollFree } = phoneLines;
  return (
    <nav id={LANGUAGES_ID} aria-label={words.label} className={joinClasses(styles.bar, className)}>
      {!language.isReviewed && (
        <details className={styles.draft}>
          <summary>{words.draft}</summary>
          <p>
            {words.draftMore} <Link to={tollFree.to} label={tollFree.inFull} />
          </p>
        </details>
      )}
      {isEnglishOnly(path) &&
        site.languages
          .filter(({ code }) => code !== language.code)
          .map(({ code, tag, englishOnly, toHome }) => (
            <p key={code} id={cameFrom(code)} lang={tag} className={styles.from}>
              {englishOnly} <Link to={tollFree.to} label={tollFree.inFull} />
              <br />
              <a href={pathIn(code, '/')} lang={tag} hrefLang={tag}>
                {toHome}
              </a>
            </p>
          ))}
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

interface LanguageLinksProps {
  className: string | undefined;
  /** Whether a language may be offered here; on a page in English only, what there is to know stands beside it. */
  isOffering?: boolean;
}

/** The page in every language, or where there is none the way home; each language by its own name. */
export function LanguageLinks({ className, isOffering }: LanguageLinksProps) {
  const { path, query, site } = usePage();
  const isElsewhere = isEnglishOnly(path);
  const homeOf = (code: string) => (isOffering ? `#${cameFrom(code)}` : pathIn(code, '/'));
  const own = query.size > 0 ? `${path}?${query}` : path;
  return (
    <ul className={className}>
      {site.languages.map(({ code, tag, name, offer }) => (
        <li key={code}>
          {code === language.code ? (
            <span aria-current="true">{name}</span>
          ) : (
            <a
              href={isElsewhere ? homeOf(code) : pathIn(code, own)}
              lang={tag}
              hrefLang={tag}
              data-same={isElsewhere ? undefined : ''}
              data-offer={isElsewhere || !isOffering || code === 'en' ? undefined : offer}
            >
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
