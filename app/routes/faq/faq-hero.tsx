import { faqPage, faqSearch } from '#content/faq.ts';
import { MAX_SEARCH_CHARACTERS } from '#rules/cut-search.ts';
import scene from '../../art/scenes/telemedicine.svg';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './faq-hero.module.css';
import { type FaqQuery, QUERY_NAME } from './use-faq-query.ts';

export function FaqHero({ text, change }: FaqQuery) {
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
          name={QUERY_NAME}
          label={faqSearch.label}
          placeholder={faqSearch.placeholder}
          submit={faqSearch.submit}
          maxLength={MAX_SEARCH_CHARACTERS}
          value={text}
          onSearch={change}
          // Puts the phone's keyboard out of the way of what was found.
          onSubmit={(input) => input?.blur()}
        />
        <ul className={styles.shortcuts}>
          {faqSearch.shortcuts.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to} className={styles.shortcut}>
                <Icon name="arrow-down" />
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </PageHead>
  );
}
