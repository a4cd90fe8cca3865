import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ListedPlace, preparePlaces, toSlug } from '#domain/directory/prepare-places.ts';
import {
  type EnrolmentQuery,
  enrolmentSearch,
  groupsOf,
  maxPeople,
  parseEnrolmentQuery,
} from '#domain/enrolment/enrolment-query.ts';
import { chooseHospital, type HospitalChoice, hospitalId } from '#domain/enrolment/hospital-choice.ts';
import { type Household, misreadCount } from '#domain/plans/household-cost.ts';
import { sortByName } from '#domain/text/compare-text.ts';
import { defineIsland } from '../../islands/define-island.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useFormTarget, useLocalPath } from '../../ui/link/reader.ts';
import { Stepper } from '../../ui/stepper/stepper.tsx';
import hidden from '../../ui/text.module.css';
import { usePreHydrationValue } from '../../ui/use-pre-hydration-value.ts';
import styles from './enrol.module.css';
import { EnrolmentSummary } from './enrolment-summary.tsx';
import { forget, keep, readKept } from './kept-enrolment.ts';
import { type EnrolmentWords, seniorsWarning, staffPrices } from './summarise.ts';

const HOSPITAL_LISTS = ['standard-jaara', 'standard-jaara-plus'] as const;
type ListHrefs = Record<(typeof HOSPITAL_LISTS)[number], string>;

/** `start` is the query that the server has read; not URL state, because the address never gets the answers. */
type EnrolmentData = { start: string; publicUrl: string; listHrefs: ListHrefs };
type Resources = { words: EnrolmentWords; hospitals: readonly ListedPlace[] | undefined };

export default defineIsland<EnrolmentData, Resources>({
  name: 'enrolment',
  View: Enrolment,
  load: async ({ start, listHrefs }) => ({
    hospitals: new URLSearchParams(start).has('area') ? await fetchHospitals(listHrefs) : undefined,
  }),
});

/** Whole lists, so that nobody learns from the request which area was chosen. */
async function fetchHospitals(hrefs: ListHrefs): Promise<readonly ListedPlace[]> {
  const lists = HOSPITAL_LISTS.map(async (id) => {
    const answer = await fetch(hrefs[id]);
    if (!answer.ok) throw new Error(`${hrefs[id]} is answered with ${answer.status}`);
    const { records } = await answer.json();
    return { id, kind: 'hospital' as const, records };
  });
  return preparePlaces(await Promise.all(lists)).places;
}

function Enrolment({ start, publicUrl, listHrefs, words, hospitals }: EnrolmentData & Resources) {
  const read = (search: string) =>
    parseEnrolmentQuery(
      new URLSearchParams(search),
      words.lgaTiles.map(({ lga }) => lga),
    );
  const [query, setQuery] = useState(() => read(start));
  const { places, hasFailed } = useHospitals(hospitals, query, listHrefs);
  const summary = useRef<HTMLHeadingElement>(null);
  const hospital = chooseHospital(places ?? [], query);

  const [keptFor, setKeptFor] = useState<string>();

  // What was made here before comes back, unless a link or form has asked for something else; then it is offered.
  const restore = useEffectEvent(() => {
    const kept = readKept(start);
    if (kept?.isAsked) setQuery(read(kept.search));
    else setKeptFor(kept?.case);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (query.isAsked) keep(enrolmentSearch(query));
  }, [query]);

  const change: ChangeEnrolment = (make) => setQuery((current) => ({ ...current, ...make(current) }));

  function show() {
    flushSync(() => change(() => ({ isAsked: true })));
    summary.current?.focus();
  }

  return (
    <div className={styles.columns}>
      <EnrolmentForm
        words={words}
        start={start}
        query={query}
        hospital={places && hospital}
        hasFailed={hasFailed}
        keptFor={query.isAsked ? undefined : keptFor}
        change={change}
        show={show}
      />
      {query.isAsked && (
        <EnrolmentSummary
          words={words}
          query={query}
          hospital={hospital}
          publicUrl={publicUrl}
          headingRef={summary}
          onForget={() => {
            forget();
            setQuery(read(query.case ? `for=${query.case}` : ''));
          }}
        />
      )}
    </div>
  );
}

/** Fetched with the first area that is chosen; after a failure the next choice tries again. */
function useHospitals(loaded: Resources['hospitals'], { area }: EnrolmentQuery, hrefs: ListHrefs) {
  const [places, setPlaces] = useState(loaded);
  const [failedFor, setFailedFor] = useState('');
  useEffect(() => {
    if (area !== '' && !places) fetchHospitals(hrefs).then(setPlaces, () => setFailedFor(area));
  }, [area, places, hrefs]);
  return { places, hasFailed: !places && failedFor === area };
}

/** Made from the newest answers, because several that were given before hydration arrive at once. */
export type ChangeEnrolment = (make: (current: EnrolmentQuery) => Partial<EnrolmentQuery>) => void;

type EnrolmentFormProps = {
  words: EnrolmentWords;
  /** The page's query as it was sent. */
  start: string;
  query: EnrolmentQuery;
  /** Undefined until the lists are there. */
  hospital: HospitalChoice | undefined;
  hasFailed: boolean;
  /** The case of a summary that this phone keeps for another case than this one. */
  keptFor: string | undefined;
  change: ChangeEnrolment;
  show: () => void;
};

/** Without script it asks for the page with its answers; the buttons that step lead back to the form. */
export function EnrolmentForm(props: EnrolmentFormProps) {
  const { words, start, query, hospital, hasFailed, keptFor, change, show } = props;
  const { enrolForm, enrolSummary, householdCalculator, householdContent, lgaTiles, areaName } = words;
  const target = useFormTarget(`${enrolForm.to}#${enrolForm.id}`);
  const toSummary = useLocalPath()(`${enrolForm.to}#${enrolSummary.id}`);
  const isStaff = query.case === 'staff';
  const most = maxPeople(query.case);
  const { adults, children } = query.household;
  // Everybody from 60 on has the Seniors Plan.
  const hasPlanChoice = isStaff || adults + children > 0;
  const setCount = (group: keyof Household) => (count: number) =>
    change(({ household }) => ({ household: { ...household, [group]: count } }));

  return (
    <form
      id={enrolForm.id}
      {...target}
      aria-labelledby="prepare-title"
      className={styles.form}
      data-behaviour="kept-enrolment"
      data-screen=""
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <h2 id="prepare-title" className={styles.title}>
        {isStaff ? enrolForm.staffHeading : enrolForm.heading}
      </h2>
      {/* Enter activates the first submit button of a form, which must not be a step. */}
      <button
        type="submit"
        formAction={toSummary}
        tabIndex={-1}
        aria-hidden="true"
        className={hidden.hidden}
      />
      {query.case && <input type="hidden" name="for" value={query.case} />}
      {groupsOf(query.case).map((group) => {
        const { label, hint } = isStaff ? enrolForm.staff : householdCalculator.groups[group];
        return (
          <Stepper
            key={group}
            label={label}
            hint={hint}
            name={group}
            value={query.household[group]}
            max={most}
            fewer={householdCalculator.fewer(label)}
            more={householdCalculator.more(label)}
            tooMany={householdCalculator.tooMany(most)}
            misread={misreadCount(new URLSearchParams(start), group, most)}
            notCounted={householdCalculator.notCounted(most, query.household[group])}
            onChange={setCount(group)}
          />
        );
      })}
      {hasPlanChoice && (
        <Choice
          label={enrolForm.cover.label}
          hint={isStaff ? enrolForm.cover.staffHint : enrolForm.cover.hint}
          name="cover"
          none={enrolForm.cover.unsure}
          value={query.cover ?? ''}
          options={householdContent.familyPlans.map(({ id, name }) => ({ value: id, label: name }))}
          choose={(value) =>
            change(() => ({ cover: householdContent.familyPlans.find(({ id }) => id === value)?.id }))
          }
        />
      )}
      {!isStaff && (
        <Choice
          {...enrolForm.area}
          id={enrolForm.areaId}
          hint={query.area === '' ? enrolForm.areaHint : undefined}
          name="area"
          value={query.area}
          options={sortByName(lgaTiles, ({ lga }) => areaName(lga)).map(({ lga }) => ({
            value: toSlug(lga),
            label: areaName(lga),
          }))}
          choose={(area) => change(() => ({ area, hospital: '' }))}
        />
      )}
      {!isStaff && query.area !== '' && hospital && (
        <Choice
          key={query.area}
          {...enrolForm.hospital}
          id={enrolForm.hospitalId}
          hint={seniorsWarning(enrolSummary.hospital, query)}
          name="hospital"
          value={query.hospital}
          options={hospital.options.map((place) => ({ value: hospitalId(place), label: place.record.name }))}
          choose={(chosen) => change(() => ({ hospital: chosen }))}
        />
      )}
      {query.area !== '' && !hospital && (
        <p role="status">{hasFailed ? enrolForm.failed : enrolForm.loading}</p>
      )}
      {isStaff && <p role="status">{staffPrices(words, query)}</p>}
      <Button type="submit" formAction={toSummary}>
        {enrolForm.submit}
      </Button>
      {keptFor !== undefined && (
        <Link
          to={enrolForm.to + (keptFor && `?for=${keptFor}`)}
          label={enrolForm.kept}
          className={styles.go}
        />
      )}
    </form>
  );
}

type ChoiceProps = Pick<ComponentProps<typeof SelectField>, 'id' | 'label' | 'name' | 'hint'> & {
  value: string;
  none: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
};

function Choice({ none, options, value, choose, ...field }: ChoiceProps) {
  const ref = usePreHydrationValue<HTMLSelectElement>(value, choose);
  return (
    <SelectField {...field} ref={ref} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
