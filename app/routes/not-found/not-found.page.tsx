import { areaPath } from '#domain/directory/prepare-places.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { areaName } from '#words/directory-names.ts';
import { areaPage } from '#words/place-pages.ts';
import { searchPage } from '#words/search-page.ts';
import { brand } from '#words/site.ts';
import { notFoundPage as content } from '#words/status-pages.ts';
import { LanguageBar } from '../../layout/languages/language-bar.tsx';
import { Notice } from '../../layout/notice/notice.tsx';
import { ownPath } from '../../own-path.ts';
import { definePage } from '../../page.ts';
import logo from '../../pictures/logo.svg';
import scene from '../../pictures/scenes/lost.svg';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import styles from './not-found.module.css';

/** Outside the shared layout, so it has its own link to the home page. */
export default definePage({
  isBare: true,
  load: ({ site: { directory } }) =>
    Object.fromEntries(
      directory.areas.map(({ lga }) => [ownPath(areaPath(lga)), areaPage.heading(areaName(lga))]),
    ),
  status: () => 404,
  meta: () => ({ title: content.title, noindex: true }),
  View: ({ data: areas }) => (
    <>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <img src={logo} alt="" width={48} height={48} />
          {brand.name}
        </Link>
      </header>
      <Notice isBare />
      <LanguageBar />
      <main className={styles.page}>
        <div className={styles.words}>
          <p className={styles.code}>{content.code}</p>
          <h1>{content.heading}</h1>
          <p className={styles.text}>{content.text}</p>
          <ButtonLink to={content.home.to}>{content.home.label}</ButtonLink>
          <div className={styles.search} data-behaviour="path-words" data-areas={JSON.stringify(areas)}>
            <SearchForm
              action="/search"
              id="search"
              name="q"
              words={searchPage}
              maxLength={MAX_SEARCH_CHARACTERS}
              value=""
            />
            <p hidden>
              <Link to="/provider" label={areaPage.search} className={styles.area} />
            </p>
          </div>
        </div>
        <img src={scene} alt={content.alt} width={640} height={480} className={styles.scene} />
        <SuggestedLinks />
      </main>
    </>
  ),
});

function SuggestedLinks() {
  return (
    <nav aria-labelledby="ways-on-title" className={styles.ways}>
      <h2 id="ways-on-title" className={styles.title}>
        {content.waysTitle}
      </h2>
      <ul className={styles.list}>
        {content.ways.map(({ icon, label, text, to }) => (
          <li key={to}>
            <LinkCard to={to} icon={icon} name={label} note={text} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
