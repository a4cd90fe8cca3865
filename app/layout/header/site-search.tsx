import { searchPage } from '#words/search-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useLocalPath } from '../../ui/link/reader.ts';
import styles from './site-search.module.css';

/** A field on wide screens; on narrow ones only its button, which leads to the search page. */
export function SiteSearch() {
  const localPath = useLocalPath();
  const { short, whole } = searchPage;
  return (
    <form className={styles.form} action={localPath('/search')}>
      <input className={styles.field} type="search" name="q" aria-label={whole} placeholder={short} />
      <button type="submit" className={styles.button} aria-label={whole}>
        <Icon name="search" />
      </button>
    </form>
  );
}
