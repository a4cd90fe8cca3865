import { mapSection as content } from '#words/home.ts';
import { brand, office, phoneLines } from '#words/site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './office-card.module.css';

const { tollFree } = phoneLines;

export function OfficeCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <div className={styles.card}>
      <Icon name="map-pin" className={styles.pin} />
      <Heading className={styles.title}>{content.officeTitle}</Heading>
      <address className={styles.address}>
        {brand.fullName}
        {office.lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </address>
      <ButtonLink to={content.directions.to}>
        {content.directions.label}
        <Icon name="external" />
      </ButtonLink>
      <Link to={content.others.to} className={styles.others}>
        {content.others.label}
      </Link>
      <p className={styles.call}>
        {content.callTitle}
        <a href={tollFree.to} className={styles.phone}>
          <Icon name="phone" />
          {tollFree.display}
        </a>
        <span className={styles.digits}>{tollFree.digits}</span>
      </p>
    </div>
  );
}
