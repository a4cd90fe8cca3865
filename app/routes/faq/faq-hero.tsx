import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { faqPage, faqSearch } from '#words/faq.ts';
import scene from '../../pictures/scenes/telemedicine.svg';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import styles from './faq-hero.module.css';

export function FaqHero({ text }: { text: string }) {
  return (
    <PageHead
      heading={faqPage.heading}
      lead={faqPage.lead}
      className={styles.hero}
      aside={<img className={styles.scene} src={scene} alt={faqPage.alt} width={640} height={480} />}
    >
      <div className={styles.tools}>
        <SearchForm
          action="/faq"
          id="faq-search"
          name="q"
          label={faqSearch.label}
          placeholder={faqSearch.placeholder}
          submit={faqSearch.submit}
          maxLength={MAX_SEARCH_CHARACTERS}
          value={text}
        />
        <ul className={styles.shortcuts}>
          {faqSearch.shortcuts.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={styles.shortcut}>
                <Icon name="arrow-down" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PageHead>
  );
}
