import { isEnglishOnly } from '#domain/language/local-path.ts';
import { language } from '#words/language.ts';
import { pathIn } from '../../own-path.ts';
import { usePage } from '../../page.ts';

interface LanguageLinksProps {
  className: string | undefined;
  /** Whether a language may be offered here. */
  isOffering?: boolean;
}

/** The page in every language, or the home page where there is none; each language by its own name. */
export function LanguageLinks({ className, isOffering }: LanguageLinksProps) {
  const { path, query, site } = usePage();
  const isElsewhere = isEnglishOnly(path);
  const own = query.size > 0 ? `${path}?${query}` : path;
  return (
    <ul className={className}>
      {site.languages.map(({ code, tag, name, offer }) => (
        <li key={code}>
          {code === language.code ? (
            <span aria-current="true">{name}</span>
          ) : (
            <a
              href={pathIn(code, isElsewhere ? '/' : own)}
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
