import { areaPath, type ListedPlace } from '#domain/directory/prepare-places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { directionsHref } from '#facts/directory.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { placePages, areaPage as words } from '#words/place-pages.ts';
import { actionWords, findWords, sectionWords } from '#words/provider-page.ts';
import { sharingWords } from '#words/site.ts';
import { ownPath } from '../../own-path.ts';
import { definePage, usePage } from '../../page.ts';
import { breadcrumbsTo } from '../../structured-data/describe-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NoWrap } from '../../ui/no-wrap.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PaperLine, PhoneText } from '../phone-text.tsx';
import { PlaceActions } from '../provider/place-actions.tsx';
import { PlanChips } from '../provider/place-card.tsx';
import { describePlaces } from '../provider-place/describe-place.ts';
import { type Area, loadArea, NearAreas } from './area.tsx';
import styles from './provider-area.module.css';

const breadcrumbsOf = (lga: string) =>
  breadcrumbsTo('/provider', { name: areaName(lga), path: areaPath(lga) }) ?? [];

export default definePage({
  locate({ lga = '' }, { areas }) {
    const path = areaPath(lga);
    return areas.some((area) => areaPath(area.lga) === path) ? path : undefined;
  },
  load({ path, site: { directory } }) {
    const area = directory.areas.find(({ lga }) => areaPath(lga) === path);
    return loadArea(area?.lga ?? '', directory);
  },
  meta: ({ lga, hospitals, pharmacies, places }) => ({
    title: words.title(areaName(lga)),
    description: words.description(areaName(lga), hospitals, pharmacies),
    canonical: areaPath(lga),
    breadcrumbs: breadcrumbsOf(lga),
    subject: (publicUrl) => [describePlaces(publicUrl, words.heading(areaName(lga)), places)],
  }),
  View: ProviderArea,
});

function ProviderArea({ data: area }: { data: Area }) {
  const { lga, lcdas, counts, places, elsewhere, hospitals, pharmacies, near } = area;
  const { publicUrl, directory } = usePage().site;
  const { providerLists } = directory;
  const [, , pharmacyList] = providerLists;
  const dates = [...new Set(providerLists.map(({ date }) => date))].sort();
  const planLists = providerLists.filter(({ planName }) => planName);
  const ofKind = (kind: ListedPlace['kind']) => {
    const isMeant = (place: ListedPlace) => place.kind === kind;
    return { kind, places: places.filter(isMeant), elsewhere: elsewhere.filter(isMeant) };
  };
  return (
    <>
      <PageHead
        heading={words.heading(areaName(lga))}
        lead={words.lead(hospitals, pharmacies)}
        above={<Breadcrumbs label={placePages.breadcrumbs} links={breadcrumbsOf(lga).slice(1, -1)} />}
        className={styles.head}
      />
      <div className={styles.page}>
        <PaperLine path={areaPath(lga)} />
        <div>
          <ul className={styles.counts}>
            {planLists.map(({ id, planName = '' }) => (
              <li key={id} className={styles.count}>
                <Icon name="hospital" />
                <Link to={wayToHospitals(planName, counts[id] === hospitals, lga)}>
                  {words.counts(planName, counts[id])}
                </Link>
              </li>
            ))}
            <li className={styles.count}>
              <Icon name="pill" />
              <a href={`#${IDS.pharmacy}`}>{words.pharmacies(counts[pharmacyList.id])}</a>
            </li>
          </ul>
          <PhoneText text={placePages.seniors} tag="p" className={styles.note} />
          <p className={styles.note}>
            {words.lcdas(lcdas.map(areaName))}{' '}
            {placePages.listDates(dates.map((date) => formatDate(date, dateWords)))}.
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" data-print="">
            <Icon name="printer" />
            {words.print}
          </Button>
          <Button
            variant="secondary"
            data-share={publicUrl + ownPath(areaPath(lga))}
            data-title={words.heading(areaName(lga))}
            data-copied={sharingWords.copied}
            data-by-hand={sharingWords.byHand}
          >
            <Icon name="share-2" />
            {actionWords.share}
          </Button>
          <ButtonLink to="/provider" label={words.search} icon="search" variant="secondary" />
          <Link to="/resources#open-data-title" label={words.openData} className={styles.openData} />
        </div>
        <AreaTable {...ofKind('hospital')} />
        <AreaTable {...ofKind('pharmacy')} />
        <NearAreas areas={near} />
      </div>
    </>
  );
}

/** All of them are on this page; those of one plan are what the search finds. */
function wayToHospitals(planName: string, isAll: boolean, lga: string): string {
  return isAll
    ? `#${IDS.hospital}`
    : `/provider?find=${encodeURIComponent(`${planName} ${lga}`)}#${findWords.inputId}`;
}

const IDS = { hospital: 'hospitals', pharmacy: 'pharmacies' };

interface AreaTableProps {
  kind: ListedPlace['kind'];
  places: readonly ListedPlace[];
  /** Those that are here by their address only. */
  elsewhere: readonly ListedPlace[];
}

function AreaTable({ kind, places, elsewhere }: AreaTableProps) {
  const id = IDS[kind];
  const isHospital = kind === 'hospital';
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {isHospital ? words.hospitalsHeading : words.pharmaciesHeading}
      </h2>
      {isHospital && places.length > 1 && <p className={styles.order}>{words.hospitalsOrder}</p>}
      {elsewhere.length > 0 && (
        <div className={styles.elsewhere}>
          <p>{words.elsewhere}</p>
          <ul>
            {elsewhere.map(({ path, record }) => (
              <li key={path}>
                <Link to={path} label={record.name} /> <NoWrap>({areaName(record.lga)})</NoWrap>
              </li>
            ))}
          </ul>
        </div>
      )}
      {places.length === 0 ? (
        <PhoneText text={words.none[kind]} tag="p" />
      ) : (
        <CardTable
          name={{ labelledBy: id }}
          columns={[...words.columns[kind], sectionWords.actions]}
          className={styles.table}
        >
          {places.map((place) => (
            <CardRow key={place.path}>
              <th scope="row" className={styles.name}>
                <Link to={place.path}>{place.record.name}</Link>
              </th>
              <td>{place.record.address}</td>
              {isHospital ? (
                <td className={styles.plans}>
                  <PlanChips place={place} />
                </td>
              ) : (
                <Rest {...place} />
              )}
              <td className={styles.actionsCell}>
                <PlaceActions record={place.record} words={actionWords} directionsHref={directionsHref} />
              </td>
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
