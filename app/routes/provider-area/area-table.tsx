import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { areaName } from '#words/lga-names.ts';
import { areaPage as words } from '#words/place-pages.ts';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PhoneText } from '../phone-text.tsx';
import { plansOf } from '../provider-place/plans-of.ts';
import styles from './area-table.module.css';

type AreaTableProps = { kind: ListedPlace['kind']; places: readonly ListedPlace[] };

const IDS = { hospital: 'hospitals', pharmacy: 'pharmacies' };

/** All hospitals or all pharmacies of an area. */
export function AreaTable({ kind, places }: AreaTableProps) {
  const id = IDS[kind];
  const isHospital = kind === 'hospital';
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {isHospital ? words.hospitalsHeading : words.pharmaciesHeading}
      </h2>
      {places.length === 0 ? (
        <p>
          <PhoneText text={words.none[kind]} />
        </p>
      ) : (
        <CardTable name={{ labelledBy: id }} columns={words.columns[kind]} className={styles.table}>
          {places.map((place) => (
            <CardRow key={place.path}>
              <th scope="row" className={styles.name}>
                <Link to={place.path}>{place.record.name}</Link>
              </th>
              <td>{place.record.address}</td>
              {isHospital ? (
                <td className={styles.plans}>{plansOf(place).join(', ')}</td>
              ) : (
                <Rest {...place} />
              )}
            </CardRow>
          ))}
        </CardTable>
      )}
    </section>
  );
}

function Rest({ record: { lcda, phone = '' } }: ListedPlace) {
  return (
    <>
      <td>{lcda && areaName(lcda)}</td>
      <td>
        {phoneNumbers(phone).map(({ text, href }) => (
          <a key={href} href={href} className={styles.phone}>
            {text}
          </a>
        ))}
      </td>
    </>
  );
}
