import type { Provider, ProviderList } from '#content/schema/directory.ts';
import { changeSearch, defaultDirectoryState, showPlace } from '#domain/directory/directory-state.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { listHref, useContent } from '../directory-content.ts';
import styles from './provider-actions.module.css';

type ProviderActionsProps = {
  record: Provider;
  list: ProviderList;
  /** A wide table has room for icons only; the labels stay for screen readers. */
  isInTable?: boolean;
};

export function ProviderActions({ record, list, isInTable = false }: ProviderActionsProps) {
  const localPath = useLocalPath();
  const content = useContent();
  const { actionWords, directionsHref, publicUrl, reportHref } = content;
  const { name, address, phone } = record;
  /** A link that finds this record in its list. */
  const found = changeSearch(showPlace(defaultDirectoryState(), list.id, ''), list.id, name);
  return (
    <div className={joinClasses(styles.actions, isInTable && styles.inTable)}>
      <a
        href={directionsHref(name, address)}
        className={joinClasses(styles.action, styles.main)}
        title={actionWords.directions}
        aria-label={actionWords.directionsTo(name)}
      >
        <Icon name="map-pin" />
        <span className={styles.word}>{actionWords.directions}</span>
      </a>
      {phone &&
        phoneNumbers(phone)
          .slice(0, 1)
          .map(({ text, href }) => (
            <a
              key={href}
              href={href}
              className={joinClasses(styles.action, styles.main)}
              title={actionWords.call}
              aria-label={actionWords.callNumber(name, text)}
            >
              <Icon name="phone" />
              <span className={styles.word}>{actionWords.call}</span>
            </a>
          ))}
      <button
        type="button"
        className={joinClasses(styles.action, styles.share)}
        title={actionWords.share}
        aria-label={actionWords.shareName(name)}
        data-share={publicUrl + localPath(listHref(content, found, list))}
        data-title={name}
      >
        <Icon name="share-2" />
        <span className={styles.word}>{actionWords.share}</span>
      </button>
      <Link
        to={reportHref(name, list.title)}
        className={joinClasses(styles.action, styles.report)}
        title={actionWords.report}
        aria-label={actionWords.reportName(name)}
      >
        <Icon name="circle-alert" />
        <span className={styles.word}>{actionWords.report}</span>
      </Link>
    </div>
  );
}
