import type { ReactNode } from 'react';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './place-links.module.css';

type PlaceLinksProps = { id: string; heading: string; places: readonly ListedPlace[]; children?: ReactNode };

export function PlaceLinks({ id, heading, places, children }: PlaceLinksProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.places}>
        {places.map(({ kind, record, path }) => (
          <li key={path} className={styles.place}>
            <Icon name={kind === 'hospital' ? 'hospital' : 'pill'} className={styles.kind} />
            <div>
              <Link to={path} className={styles.name}>
                {record.name}
              </Link>
              <p className={styles.address}>{record.address}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
