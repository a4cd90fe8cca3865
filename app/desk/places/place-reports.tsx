import { placeWords } from '#content/desk/places.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { cellWords } from '../lists/cell-words.ts';
import { listTitle } from '../lists/find-list.ts';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { ContactLink, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import { deskPathOf } from './place-fields.ts';
import styles from './place-form.module.css';
import { PLACE_FORM } from './place-form.tsx';
import type { DeskPlace, PlaceReport, PlaceService } from './place-service.ts';

const words = placeWords.report;
/** A list tells what a report is about; the page of the place has all of it. */
const MOST_CHARACTERS = 120;
const { place, lga, subject, at } = words.listColumns;
const listColumns = [place, lga, { label: subject, isPlainOnCard: true }, at];

/** What visitors say is wrong, beside what the site says, each to be decided with one press. */
export function PlaceReports({ place }: { place: DeskPlace }) {
  return (
    <Panel heading={words.heading} id="reports">
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={place.reports.map((report) => ({ key: report.id, cells: cellsOf(report, place) }))}
      />
    </Panel>
  );
}

/** What waits of all places, each by its place and what is wrong there. */
export function ReportList({ reports, total }: Awaited<ReturnType<PlaceService['reported']>>) {
  return (
    <Panel heading={placeWords.reported} id="reported">
      <DataTable
        caption={words.listCaption}
        columns={listColumns}
        rows={reports.map((report) => ({
          key: report.id,
          cells: [
            <a key="name" href={deskPathOf(report.path)}>
              {report.name}
            </a>,
            report.lga,
            <ReportSubject key="subject" report={report} />,
            formatMoment(report.at),
          ],
        }))}
        empty={placeWords.noReports}
      />
      {total > reports.length && <p>{placeWords.moreReports(reports.length)}</p>}
    </Panel>
  );
}

/** Such as "Opening hours: 24 hours". */
export function ReportSubject({ report: { field, value, isSuspected } }: { report: PlaceReport }) {
  const letters = Array.from(words.subject(words.fields[field], value.replace(/\s+/g, ' ').trim()));
  const isLong = letters.length > MOST_CHARACTERS;
  return (
    <div>
      {isLong ? `${letters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…` : letters.join('')}{' '}
      {isSuspected && <StateBadge tone="quiet">{words.spam}</StateBadge>}
    </div>
  );
}

function cellsOf(
  { id, field, value, reason, contact, at, isSuspected, isRight }: PlaceReport,
  place: DeskPlace,
) {
  return [
    <span key="field">
      {words.fields[field]} {isSuspected && <StateBadge tone="quiet">{words.spam}</StateBadge>}
    </span>,
    <SiteSays key="site" field={field} place={place} />,
    value,
    reason,
    contact && <ContactLink key="contact" contact={contact} />,
    formatMoment(at),
    <div key="decide" className={styles.ways}>
      <Decision name="accept" id={id} />
      {isRight && <Decision name="right" id={id} />}
      <Decision name="refuse" id={id} />
    </div>,
  ];
}

/** Sends the form of the place along, so that what is typed there is not lost. */
function Decision({ name, id }: { name: 'accept' | 'right' | 'refuse'; id: string }) {
  return (
    <Button type="submit" variant="secondary" form={PLACE_FORM} formNoValidate name={name} value={id}>
      {words[name]}
    </Button>
  );
}

/** What a report is about, as visitors read it today; in each list where these differ. */
function SiteSays({ field, place }: { field: PlaceReport['field']; place: DeskPlace }) {
  if (field === 'other') return null;
  if (field === 'closed') return place.isClosed ? placeWords.isClosed : words.isListed;
  const saying = (value: string | undefined) => cellWords(field, value) || words.notKnown;
  const difference = place.differences.find((each) => each.field === field);
  if (!difference) return saying(place.row[field]);
  return difference.values.map(({ list, value }) => (
    <div key={list}>{words.inList(listTitle(list), saying(value))}</div>
  ));
}
