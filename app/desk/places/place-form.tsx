import { placeWords as words } from '#content/desk/places.ts';
import type { Field } from '#content/schema/directory.ts';
import { FIRST_LIST_DAY } from '#domain/directory/directory-records.ts';
import { formatDate, formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { serviceIds } from '#facts/services.ts';
import { providerLists } from '#words/directory.ts';
import { serviceNames } from '#words/place-details.ts';
import field from '../../ui/field/field.module.css';
import { useDesk } from '../desk-page.ts';
import { cellWords } from '../lists/cell-words.ts';
import { listTitle } from '../lists/find-list.ts';
import { ListChanges } from '../lists/list-changes.tsx';
import {
  AutosaveForm,
  ChoiceField,
  DeskForm,
  type FormState,
  LongTextField,
  TextField,
  TickField,
} from '../ui/desk-form/desk-form.tsx';
import { Banner, DetailList, Panel } from '../ui/page-parts/page-parts.tsx';
import {
  deskPathOf,
  inFormOrder,
  isTyped,
  listField,
  listsOfKind,
  serviceField,
  servicesOfKind,
  TODAY,
} from './place-fields.ts';
import styles from './place-form.module.css';
import type { DeskPlace, PlaceKind, PlaceReport, PlaceReview } from './place-service.ts';

export interface PlaceData {
  /** Names the form, so that what a device has kept of it can go once it is published; that one is `saved`. */
  formId: string;
  saved?: string;
  /** Undefined for a new one. */
  place?: DeskPlace | undefined;
  kind: PlaceKind;
  form: FormState;
  /** What the form was made from: the text of the place in short. */
  base: string;
  /** What publishing the form would change, once it has been checked. */
  review?: PlaceReview | undefined;
  /** The report that is being accepted. */
  report?: PlaceReport | undefined;
  conflict?: Conflict | undefined;
  /** The page of the listed place that has this name and address. */
  double?: string | undefined;
}

/** What somebody else has done to the place meanwhile. */
export interface Conflict {
  last: { by: string; at: string } | undefined;
  /** What it says; undefined where the place is to be found no longer. */
  now?: Readonly<Record<string, string>>;
  /** The fields in which that differs from what was typed. */
  differing: readonly string[];
}

const { fields, hints } = words;

export function ConflictBanner({ last, now, differing }: Conflict) {
  return (
    <Banner tone="error" role="alert">
      <p>{last ? words.changedBy(last.by, formatMoment(last.at)) : words.changed}</p>
      <p>{now ? words.typedStays : words.movedAway}</p>
      {differing.map((name) => (
        <p key={name}>{words.saysNow(labelOf(name), cellWords(name as Field, now?.[name]))}</p>
      ))}
    </Banner>
  );
}

export function DifferencesBanner({ differences }: Pick<DeskPlace, 'differences'>) {
  const { heading, explain, nothing, says } = words.differences;
  return (
    <Banner tone="warning" heading={heading}>
      {differences.map(({ field: name, values }) => (
        <p key={name}>
          {fields[name]}:{' '}
          {values
            .map(({ list, value }) => says(listTitle(list), cellWords(name, value) || nothing))
            .join('; ')}
          .
        </p>
      ))}
      <p>{explain}</p>
    </Banner>
  );
}

function labelOf(name: string): string {
  const list = providerLists.find(({ id }) => listField(id) === name);
  if (list) return list.title;
  const service = serviceIds.find((id) => serviceField(id) === name);
  return service ? serviceNames[service] : fields[name as keyof typeof fields];
}

/** What every step of a change carries along. */
function extraFields({ kind, report, formId }: PlaceData): Record<string, string> {
  return { kind, form: formId, ...(report && { report: report.id }) };
}

/** All that a step of a change has: what was typed, and what the form was made from. */
export function fieldsOf(data: PlaceData): Record<string, string> {
  const typed = Object.entries(data.form.values ?? {}).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(typed), base: data.base, ...extraFields(data) };
}

/** The id of the form, whose text the buttons of a report send along. */
export const PLACE_FORM = 'place-form';

export function PlaceForm({ data }: { data: PlaceData }) {
  const { areas } = useDesk().desk.places;
  const { kind, form, place, base } = data;
  const lgas = areas.map(({ lga }) => lga);
  return (
    <Panel heading={words.details}>
      <AutosaveForm
        {...form}
        errors={inFormOrder(form.errors)}
        id={PLACE_FORM}
        fields={{ ...extraFields(data), action: 'check' }}
        revision={{ base }}
        submit={words.submit}
        data-behaviour="autosave-form"
        autosave={`place:${place?.path ?? kind}`}
        form={data.formId}
        saved={data.saved ?? ''}
        isTyped={isTyped(form.values, place)}
      >
        <div>
          <TextField name="name" label={fields.name} hint={hints.longest} required />
          {data.double && (
            <a href={deskPathOf(data.double)} className={styles.double}>
              {words.review.openTwin}
            </a>
          )}
        </div>
        <LongTextField name="address" label={fields.address} hint={hints.longest} required rows={3} />
        <ChoiceField name="lga" label={fields.lga} required options={optionsOf(lgas)} />
        {kind === 'pharmacy' && (
          <ChoiceField
            name="lcda"
            label={fields.lcda}
            required
            options={optionsOf(areas.flatMap(({ lcdas }) => lcdas))}
          />
        )}
        {kind === 'hospital' && (
          <Ticks
            id="lists"
            legend={words.lists}
            error={form.errors?.lists}
            options={listsOfKind(kind).map(({ id, planName = '' }) => [listField(id), planName])}
          />
        )}
        <TextField
          name="phone"
          label={fields.phone}
          hint={kind === 'pharmacy' ? hints.phone : `${hints.phone} ${hints.optional}`}
          required={kind === 'pharmacy'}
          type="tel"
          maxLength={60}
        />
        <TextField name="hours" label={fields.hours} hint={hints.hours} maxLength={300} />
        <Ticks
          id="services"
          legend={fields.services}
          hint={hints.services}
          error={form.errors?.services}
          options={servicesOfKind(kind, form.values).map((id) => [serviceField(id), serviceNames[id]])}
        />
        <TextField
          name="confirmed"
          type="date"
          label={fields.confirmed}
          hint={hints.confirmed}
          min={FIRST_LIST_DAY}
          max={lagosDay(new Date())}
        />
        <TextField name="coordinates" label={fields.coordinates} hint={hints.coordinates} maxLength={60} />
      </AutosaveForm>
    </Panel>
  );
}

interface TicksProps {
  id: string;
  legend: string;
  hint?: string;
  error: string | undefined;
  options: readonly (readonly [name: string, label: string])[];
}

function Ticks({ id, legend, hint, error, options }: TicksProps) {
  return (
    <fieldset
      id={`field-${id}`}
      className={styles.ticks}
      tabIndex={-1}
      aria-describedby={error && `field-${id}-error`}
    >
      <legend>{legend}</legend>
      {hint && <p className={field.hint}>{hint}</p>}
      {error && (
        <p className={field.error} id={`field-${id}-error`}>
          {error}
        </p>
      )}
      <div className={styles.options}>
        {options.map(([name, label]) => (
          <TickField key={name} name={name} label={label} />
        ))}
      </div>
    </fieldset>
  );
}

function optionsOf(names: readonly string[]): Record<string, string> {
  const sorted = [...new Set(names)].sort();
  return { '': fields.choose, ...Object.fromEntries(sorted.map((name) => [name, name])) };
}

/** What will change, and the two ways on from there. All that was typed travels along. */
export function ReviewStep({ data, review }: { data: PlaceData; review: PlaceReview }) {
  const { changes, warnings, twins, unconfirmed } = review;
  const all = fieldsOf(data);
  const isClosing = !Object.keys(all).some((name) => name.startsWith(listField('')));
  // What was typed says what the site says, and the visitor says something else.
  const isWrong = data.report?.isRight === false;
  const canConfirm = !isClosing && review.row.confirmed !== lagosDay(new Date());
  return (
    <>
      {warnings.map((warning) => (
        <Banner key={warning} tone="warning" heading={words.review.warning}>
          {warning}
        </Banner>
      ))}
      {canConfirm && unconfirmed && (
        <Banner tone="warning" heading={words.review.asked}>
          {words.review.unconfirmed(formatDate(unconfirmed))}
        </Banner>
      )}
      {twins.map(({ path, name, lga, isClosed, isSameAddress }) => (
        <Banner key={path} tone="warning" heading={words.review.warning}>
          <p>
            {words.review[isClosed ? 'closedTwin' : isSameAddress ? 'sameAddress' : 'twin'](name, lga)}{' '}
            <a href={deskPathOf(path)}>{words.review.openTwin}</a>
          </p>
        </Banner>
      ))}
      {changes.length === 0 && <Banner tone="info">{words.review.unchanged}</Banner>}
      {changes.map(({ list, changes: ofList }) => (
        <ListChanges
          key={list}
          heading={changes.length > 1 ? words.review.of(listTitle(list)) : words.review.heading}
          list={list}
          changes={ofList}
        />
      ))}
      {!isClosing && (
        <Panel heading={words.review.readers}>
          <DetailList items={factsOf(data, review)} />
        </Panel>
      )}
      <Panel heading={changes.length > 0 ? words.review.publish : words.review.next}>
        {changes.length > 0 && <p>{words.review.explain}</p>}
        <div className={styles.ways}>
          {changes.length === 0 && data.report && (
            <DeskForm
              fields={{ action: isWrong ? 'refuse' : 'right', report: data.report.id }}
              submit={isWrong ? words.report.refuseAfterAll : words.report.closeAsRight}
            />
          )}
          {changes.length > 0 && (
            <DeskForm
              fields={{ ...all, action: isClosing ? 'close' : 'publish' }}
              submit={twins.length > 0 ? words.review.publishTwin : words.review.publish}
            >
              {canConfirm && <TickField name={TODAY} label={words.review.today} />}
            </DeskForm>
          )}
          {changes.length === 0 && canConfirm && (
            <DeskForm
              fields={{ ...all, [TODAY]: 'yes', action: 'publish' }}
              submit={words.review.confirmToday}
              variant={data.report ? 'secondary' : 'primary'}
            />
          )}
          <DeskForm
            prefix="back"
            fields={{ ...all, action: 'edit' }}
            submit={words.review.back}
            variant="secondary"
          />
        </div>
      </Panel>
    </>
  );
}

/** What visitors will read of the place, in their words. */
function factsOf({ form }: PlaceData, { row }: PlaceReview): Record<string, string> {
  const shown = ['name', 'address', 'lga', 'lcda', 'phone', 'hours', 'services', 'confirmed'] as const;
  const lists = providerLists.filter(({ id }) => form.values?.[listField(id)]).map(({ title }) => title);
  return {
    ...Object.fromEntries(shown.map((name) => [fields[name], cellWords(name, row[name])])),
    [words.columns.lists]: lists.join(', '),
  };
}
