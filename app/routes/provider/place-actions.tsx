import type { Provider } from '#content/schema/directory.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import type { actionWords } from '#words/provider-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './place-actions.module.css';

type PlaceActionsProps = {
  record: Provider;
  /** The page of the place, and the plans that cover it; a page of a whole area is too heavy to share each. */
  shared?: { url: string; plans: readonly string[] };
  words: typeof actionWords;
  directionsHref: (name: string, address: string) => string;
  /** Only a wide table has room for it; elsewhere the page of the place has it. */
  reportTo?: string;
};

/** What to do with a place, as icons: a narrow card has room for two of them beside its text. */
export function PlaceActions({ record, shared, words, directionsHref, reportTo }: PlaceActionsProps) {
  const { name, address, phone = '' } = record;
  const [number] = phoneNumbers(phone);
  const look = (title: string, label: string, className?: string) => ({
    className: joinClasses(styles.action, className),
    title,
    'aria-label': label,
  });
  return (
    <div className={styles.actions}>
      {number && (
        <a href={number.href} {...look(words.call, words.callNumber(name, number.text), styles.call)}>
          <Icon name="phone" />
        </a>
      )}
      <a href={directionsHref(name, address)} {...look(words.directions, words.directionsTo(name))}>
        <Icon name="map-pin" />
      </a>
      {shared && (
        <button
          type="button"
          {...look(words.share, words.shareName(name), styles.share)}
          data-share={shared.url}
          data-title={name}
          data-text={words.shareText(name, address, shared.plans)}
        >
          <Icon name="share-2" />
        </button>
      )}
      {reportTo && (
        <Link to={reportTo} {...look(words.report, words.reportName(name), styles.report)}>
          <Icon name="circle-alert" />
        </Link>
      )}
    </div>
  );
}
