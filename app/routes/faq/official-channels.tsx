import { officialChannels as channels } from '#words/faq.ts';
import { Band } from '../../ui/band/band.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NoWrap } from '../../ui/no-wrap.tsx';
import styles from './official-channels.module.css';

export function OfficialChannels() {
  return (
    <Band
      id={channels.id}
      heading={channels.heading}
      lead={channels.lead}
      tone="sand"
      className={styles.band}
    >
      <div className={styles.body}>
        <ul className={styles.promises}>
          {channels.promises.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Icon name="shield-check" className={styles.sign} />
              {promise}
            </li>
          ))}
        </ul>
        <div className={styles.lists}>
          <div className={styles.list}>
            <h3>{channels.linesHeading}</h3>
            <ul>
              {channels.lines.map(({ id, label, display, digits, to }) => (
                <li key={id} className={styles.entry}>
                  <Link to={to} className={styles.link}>
                    <span className={styles.name}>{display}</span>
                    <span className={styles.note}>
                      {label} · <NoWrap>{digits}</NoWrap>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.list}>
            <h3>{channels.portalsHeading}</h3>
            <ul>
              {channels.portals.map(({ label, to }) => (
                <li key={to} className={styles.entry}>
                  <Link to={to} className={styles.link}>
                    <span className={styles.name}>{label}</span>
                    <span className={styles.note}>{addressOf(to)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.list}>
            <h3>{channels.writingHeading}</h3>
            <ul>
              {channels.writing.map(({ label, to }) => (
                <li key={to} className={styles.entry}>
                  <Link to={to} className={styles.link}>
                    <span className={styles.name}>{label}</span>
                    {to.startsWith('http') && <span className={styles.note}>{addressOf(to)}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <ButtonLink to={channels.fraud.to} variant="secondary">
          {channels.fraud.label}
        </ButtonLink>
      </div>
    </Band>
  );
}

/** The URL as the browser's address bar shows it. */
function addressOf(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
