import { faqPage, faqSearch } from '#content/faq.ts';
import { MAX_SEARCH_CHARACTERS } from '#rules/cut-search.ts';
import scene from '../../art/scenes/telemedicine.svg';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useEarlyEntry } from '../../ui/use-early-entry.ts';
import styles from './faq-hero.module.css';
import { type FaqQuery, QUERY_NAME } from './use-faq-query.ts';

const INPUT_ID = 'faq-search';

/** With JavaScript the page answers while somebody types; without it the form asks the server. */
export function FaqHero({ text, change }: FaqQuery) {
  const input = useEarlyEntry<HTMLInputElement>(text, change);
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{faqPage.heading}</h1>
          <p className={styles.lead}>{faqPage.lead}</p>
          <search>
            <form
              action="/faq"
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault();
                // The page has already answered; this puts the phone's keyboard out of its way.
                input.current?.blur();
              }}
            >
              <label htmlFor={INPUT_ID} className={styles.label}>
                {faqSearch.label}
              </label>
              <input
                ref={input}
                id={INPUT_ID}
                type="search"
                name={QUERY_NAME}
                className={styles.input}
                placeholder={faqSearch.placeholder}
                maxLength={MAX_SEARCH_CHARACTERS}
                autoComplete="off"
                enterKeyHint="search"
                value={text}
                onChange={({ target }) => change(target.value)}
              />
              <Button type="submit">
                <Icon name="search" />
                {faqSearch.submit}
              </Button>
            </form>
          </search>
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
        <img className={styles.scene} src={scene} alt={faqPage.alt} width={640} height={480} />
      </div>
    </header>
  );
}
