import { cameFrom, isEnglishOnly } from '#domain/language/local-path.ts';
import { language } from '#words/language.ts';
import { pathIn } from '../../own-path.ts';
import { usePage } from '../../page.ts';

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
