import { COMPLAINT_SENT_PATH, formatComplaintCookie } from '#domain/complaints/complaint-reference.ts';
import { answerPlaceQuery, type Reason } from '#domain/directory/answer-place-query.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { complaintKinds } from '#domain/forms/complaint-form.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import {
  complaintKindLabels,
  complaintPromise,
  complaintForm as formWords,
  complaintPage as words,
} from '#words/complaint-page.ts';
import { areaName } from '#words/directory-names.ts';
import { language } from '#words/language.ts';
import { messageForms } from '#words/message-forms.ts';
import { headerButtons } from '#words/navigation.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { ownPath } from '../../own-path.ts';
import { definePage, type PostAnswer, type PostRequest } from '../../page.ts';
import type { ComplaintPromise, Directory, Site } from '../../site.ts';
import { AutosaveNote } from '../../ui/autosave/autosave-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceList } from '../../ui/choice-list/choice-list.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useFormTarget } from '../../ui/link/reader.ts';
import { Honeypot, QuestionField } from '../../ui/message-form/spam-fields.tsx';
import { PhoneWords } from '../../ui/no-wrap.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { indexDirectory } from '../provider/load-directory.ts';
import { cutNote } from '../search/cut-note.ts';
import styles from './complaint.module.css';
import { Escalation, NextSteps } from './next-steps.tsx';

const PLACE = 'place';
const FIND = 'find';

export default definePage<ComplaintDraft>({
  query: [PLACE],
  async load({ query, site }) {
    const place = placeAt(query.get(PLACE) ?? '', site.directory);
    return {
      values: place ? { place: place.label, place_path: place.path } : {},
      promise: await readPromise(site),
      sendsSms: site.sendsSms,
    };
  },
  async post(request) {
    const answer = await answerComplaint(request);
    if (!('data' in answer)) return answer;
    const { site } = request;
    const data = { ...answer.data, promise: await readPromise(site), sendsSms: site.sendsSms };
    return { ...answer, data };
  },
  meta: ({ errors }) => ({
    ...words,
    title: errors ? messageForms.errorTitle(words.title) : words.title,
    canonical: '/complaint',
  }),
  View: ({ data }) => (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <TalkFirst />
        <ComplaintForm draft={data} />
        <div className={styles.further}>
          <NextSteps byWhen={byWhenOf(data.promise)} />
          <Escalation />
        </div>
      </div>
    </>
  ),
});

async function answerComplaint({
  fields,
  ip,
  deadline,
  site,
}: PostRequest): Promise<PostAnswer<ComplaintDraft>> {
  if (!fields) {
    const errors = [{ field: '', reason: messageForms.unreadable }];
    return { status: 400, data: { errors, values: {} } };
  }
  if (FIND in fields) {
    const found = findPlaces(fields[PLACE] ?? '', site.directory);
    return { status: 200, data: { values: fields, found } };
  }
  const values = { ...fields, ...placeOf(fields, site.directory) };
  const sender = { ip, startedAt: fields.started_at, language: language.code, deadline };
  const answer = await site.forms.submit('complaint', forStaff(values, site.directory), sender);
  if (!answer.ok) return { status: answer.status, data: { errors: answer.errors, values } };
  const isSecure = site.publicUrl.startsWith('https:');
  return {
    redirect: COMPLAINT_SENT_PATH,
    cookie: formatComplaintCookie(
      { reference: answer.reference ?? '', dueOn: answer.dueOn, isMailed: answer.isMailed ?? false },
      ownPath(COMPLAINT_SENT_PATH),
      isSecure,
    ),
  };
}

/** Nothing when the database does not answer: whoever complains should still find the form. */
function readPromise(site: Site): Promise<ComplaintPromise | undefined> {
  return site.complaints.promise().catch(() => undefined);
}

function byWhenOf(promise: ComplaintPromise | undefined): string[] {
  if (!promise) return [];
  const { workingDays, record } = promise;
  const { within, kept } = complaintPromise;
  return [within(workingDays), ...(record ? [kept(record.inTime, record.all)] : [])];
}

/** What is quicker than a form: in an emergency, and for those who would rather speak. */
function TalkFirst() {
  const { emergency, call, status } = words;
  return (
    <div className={styles.ways}>
      <section className={styles.emergency} aria-labelledby="emergency-title">
        <h2 id="emergency-title" className={styles.heading}>
          {emergency.heading}
        </h2>
        <p>{emergency.text}</p>
        <Link {...headerButtons.emergency} />
      </section>
      <section aria-labelledby="call-title">
        <h2 id="call-title" className={styles.heading}>
          {call.heading}
        </h2>
        <p>{call.text}</p>
        <a href={call.to} className={styles.phone}>
          <Icon name="phone" />
          <span>
            <PhoneWords text={call.label} /> <span className={styles.digits}>{call.digits}</span>
          </span>
        </a>
      </section>
      <p className={styles.status}>
        {status.text} <Link to={status.to}>{status.label}</Link>
      </p>
    </div>
  );
}

/** What has been typed so far, and what came of it: errors, or the places that were looked up. */
type ComplaintDraft = Partial<RefusedForm> & {
  values: Record<string, string>;
  found?: KnownPlace[] | undefined;
  promise?: ComplaintPromise | undefined;
  /** Whether news can be asked for by SMS. */
  sendsSms?: boolean;
};

const kinds = complaintKinds.map((value) => ({ value, label: complaintKindLabels[value] }));

/** A plain form: it is posted whole, and comes back whole with its errors. */
function ComplaintForm({ draft: { errors = [], values, found, sendsSms } }: { draft: ComplaintDraft }) {
  const target = useFormTarget('/complaint');
  const reasonOf = (name: string) => errors.find(({ field }) => field === name)?.reason;
  const field = (name: keyof typeof formWords.fields) => ({
    ...formWords.fields[name],
    id: idOf(name),
    name,
    error: reasonOf(name),
    defaultValue: values[name],
  });
  return (
    <form
      className={styles.form}
      method="post"
      {...target}
      encType="multipart/form-data"
      aria-labelledby="complaint-title"
    >
      {/* Enter in a field presses the first button of a form, which must not be the one that looks places up. */}
      <VisuallyHidden>
        <button type="submit" tabIndex={-1} aria-hidden="true">
          {formWords.submit}
        </button>
      </VisuallyHidden>
      <div>
        <h2 id="complaint-title">{formWords.heading}</h2>
        <p className={styles.note}>{formWords.required}</p>
      </div>
      {errors.length > 0 && (
        <ErrorSummary
          heading={messageForms.problem}
          errors={errors.map(({ field: name, reason }) => ({
            reason,
            targetId: name ? idOf(name) : undefined,
          }))}
        />
      )}
      <ChoiceList
        id={idOf('kind')}
        legend={formWords.fields.kind.label}
        name="kind"
        choices={kinds}
        chosen={values.kind}
        error={reasonOf('kind')}
        required
      />
      <Field {...field('amount')} inputMode="numeric" autoComplete="off" className={styles.amount} />
      <div className={styles.place}>
        <Field {...field('place')} autoComplete="off" />
        <input type="hidden" name="place_path" value={values.place_path ?? ''} />
        <Button type="submit" variant="secondary" name={FIND} value="1" formNoValidate>
          {formWords.find}
        </Button>
        {found && <FoundPlaces places={found} typed={values.place ?? ''} />}
      </div>
      <div className={styles.pair}>
        <Field {...field('happened_on')} type="date" />
        <Field {...field('happened_about')} autoComplete="off" />
      </div>
      <TextAreaField {...field('message')} rows={6} required />
      <fieldset className={styles.contact}>
        <legend className={styles.legend}>{formWords.contactHeading}</legend>
        <p className={styles.note}>{formWords.contactHint}</p>
        <div className={styles.pair}>
          <Field {...field('user_phone')} type="tel" autoComplete="tel" />
          <Field {...field('user_email')} type="email" autoComplete="email" />
        </div>
        {sendsSms && (
          <label className={styles.tick}>
            <input type="checkbox" name="sms_news" value="yes" defaultChecked={Boolean(values.sms_news)} />
            <span>{formWords.smsNews}</span>
          </label>
        )}
        <Field {...field('user_name')} autoComplete="name" />
      </fieldset>
      <QuestionField id={idOf('question')} refused={{ errors, values }} why={messageForms.questionWhy} />
      <Honeypot label={messageForms.trap} />
      <AutosaveNote name="complaint" words={messageForms.autosave} />
      <p className={styles.note}>
        {formWords.privacy} {messageForms.privacyLink.before}
        <Link to={messageForms.privacyLink.to}>{messageForms.privacyLink.label}</Link>.
      </p>
      <Button type="submit">{formWords.submit}</Button>
    </form>
  );
}

function idOf(field: string): string {
  return `complaint-${field}`;
}

/** The places that were looked up. It takes the focus, so that reading goes on here after the page has come back. */
function FoundPlaces({ places, typed }: { places: KnownPlace[]; typed: string }) {
  const note = cutNote(typed);
  return (
    // biome-ignore lint/a11y/noAutofocus: somebody pressed a button to see this
    <div id="found" role="status" className={styles.found} tabIndex={-1} autoFocus>
      {places.length > 0 ? (
        <ChoiceList
          id="found-first"
          legend={formWords.found.legend}
          name="place_choice"
          choices={[
            ...places.map(({ path, label, address }) => ({ value: path, label, note: address })),
            { value: '', label: formWords.found.none },
          ]}
          chosen={places.length === 1 ? places[0]?.path : ''}
        />
      ) : (
        <p>{typed.trim() ? formWords.found.nothing : formWords.found.empty}</p>
      )}
      {note && <p>{note}</p>}
      <p className={styles.notSent}>{formWords.found.notSent}</p>
    </div>
  );
}

const MOST_FOUND = 6;
const BY_NAME: ReadonlySet<Reason> = new Set(['name', 'like', 'alike']);

export interface KnownPlace {
  /** Its name and area, which stand in the text field once it is chosen. */
  label: string;
  /** The same as it stands in the lists, for staff, whatever the language of the page. */
  listed: string;
  address: string;
  path: string;
}

type Fields = Readonly<Record<string, string>>;

/** The places whose names are what was typed, or come near it; an address that has the words names nothing. */
export function findPlaces(sent: string, directory: Directory): KnownPlace[] {
  const text = truncateSearch(sent);
  const { found } = answerPlaceQuery(indexDirectory(directory), text);
  const typed = text.trim().toLowerCase();
  const named = found.filter(
    ({ place, reason }) => BY_NAME.has(reason) || place.record.name.toLowerCase().includes(typed),
  );
  return named.slice(0, MOST_FOUND).map(({ place }) => describe(place));
}

export function placeAt(path: string, { places }: Directory): KnownPlace | undefined {
  const place = places.find((listed) => listed.path === path);
  return place && describe(place);
}

/** The place chosen from what was found, or the one that the link has filled in, as long as the words still say so. */
export function placeOf(fields: Fields, directory: Directory): { place: string; place_path: string } {
  const { place = '', place_path = '', place_choice = '' } = fields;
  const chosen = place_choice && placeAt(place_choice, directory);
  if (chosen) return { place: chosen.label, place_path: chosen.path };
  const filledIn = place_path && placeAt(place_path, directory);
  return { place, place_path: filledIn && filledIn.label === place.trim() ? filledIn.path : '' };
}

export function forStaff(fields: Fields, directory: Directory): Fields {
  const known = placeAt(fields.place_path ?? '', directory);
  return known ? { ...fields, place: known.listed } : fields;
}

function describe({ record: { name, address, lga }, path }: ListedPlace): KnownPlace {
  return { label: `${name}, ${areaName(lga)}`, listed: `${name}, ${lga}`, address, path };
}
