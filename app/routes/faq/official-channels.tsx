import { officialChannels as channels } from '#words/faq.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PhoneWords } from '../../ui/no-wrap.tsx';
import styles from './official-channels.module.css';

const { id, heading, lead, promises, fraud } = channels;

const lists = [
  {
    heading: channels.linesHeading,
    entries: channels.lines.map(({ display, label, digits, to }) => ({
      name: display,
      note: `${label} · ${digits}`,
      to,
    })),
  },
  { heading: channels.portalsHeading, entries: channels.portals.map(describe) },
  { heading: channels.writingHeading, entries: channels.writing.map(describe) },
];

/** With the URL as the browser's address bar shows it. */
function describe({ label, to }: { label: string; to: string }) {
  const url = to.replace(/^https?:\/\//, '');
  return { name: label, note: url === to ? undefined : url.replace(/\/$/, ''), to };
}

export function OfficialChannels() {
  return (
    <Band id={id} heading={heading} lead={lead} tone="sand" className={styles.band}>
      <div className={styles.body}>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Icon name="shield-check" className={styles.sign} />
              {promise}
            </li>
          ))}
        </ul>
        <div className={styles.lists}>
          {lists.map((list) => (
            <div key={list.heading} className={styles.list}>
              <h3>{list.heading}</h3>
              <ul>
                {list.entries.map(({ name, note, to }) => (
                  <li key={to} className={styles.entry}>
                    <Link to={to} className={styles.link}>
                      <span className={styles.name}>
                        <PhoneWords text={name} />
                      </span>
                      {note && (
                        <span className={styles.note}>
                          <PhoneWords text={note} />
                        </span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <ButtonLink to={fraud.to} label={fraud.label} variant="secondary" />
      </div>
    </Band>
  );
}
