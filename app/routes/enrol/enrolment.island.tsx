import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ListedPlace, preparePlaces } from '#domain/directory/prepare-places.ts';
import {
  type EnrolmentQuery,
  enrolmentSearch,
  parseEnrolmentQuery,
} from '#domain/enrolment/enrolment-query.ts';
import { chooseHospital } from '#domain/enrolment/hospital-choice.ts';
import { defineIsland } from '../../islands/define-island.ts';
import styles from './enrolment.module.css';
import { type ChangeEnrolment, EnrolmentForm } from './enrolment-form.tsx';
import { EnrolmentSummary } from './enrolment-summary.tsx';
import { forget, keep, readKept } from './kept-enrolment.ts';
import type { EnrolmentWords } from './summarise.ts';

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
