import { complaintKinds } from '#domain/forms/complaint-form.ts';
import { complaintKindLabels, complaintForm as words } from '#words/complaint-page.ts';
import { messageForms } from '#words/message-forms.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceList } from '../../ui/choice-list/choice-list.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useFormTarget } from '../../ui/link/reader.ts';
import { Honeypot } from '../../ui/message-form/honeypot.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './complaint-form.module.css';
import type { KnownPlace } from './complaint-places.ts';
import foundPlacesStyles from './found-places.module.css';

/** What has been typed so far, and what came of it: errors, or the places that were looked up. */
export type ComplaintDraft = Partial<RefusedForm> & {
  values: Record<string, string>;
  found?: KnownPlace[] | undefined;
};

type ComplaintFormProps = { draft: ComplaintDraft; findName: string };

const kinds = complaintKinds.map((value) => ({ value, label: complaintKindLabels[value] }));

/** A plain form: it is posted whole, and comes back whole with its errors. */
export function ComplaintForm({ draft: { errors = [], values, found }, findName }: ComplaintFormProps) {
  const target = useFormTarget('/complaint');
  const reasonOf = (name: string) => errors.find(({ field }) => field === name)?.reason;
  const field = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
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
          {words.submit}
        </button>
      </VisuallyHidden>
      <div>
        <h2 id="complaint-title">{words.heading}</h2>
        <p className={styles.note}>{words.required}</p>
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
        legend={words.fields.kind.label}
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
        <Button type="submit" variant="secondary" name={findName} value="1" formNoValidate>
          {words.find}
        </Button>
        {found && <FoundPlaces id="found" places={found} typed={values.place ?? ''} />}
      </div>
      <div className={styles.pair}>
        <Field {...field('happened_on')} type="date" />
        <Field {...field('happened_about')} autoComplete="off" />
      </div>
      <TextAreaField {...field('message')} rows={6} required />
      <fieldset className={styles.contact}>
        <legend className={styles.legend}>{words.contactHeading}</legend>
        <p className={styles.note}>{words.contactHint}</p>
        <div className={styles.pair}>
          <Field {...field('user_phone')} type="tel" autoComplete="tel" />
          <Field {...field('user_email')} type="email" autoComplete="email" />
        </div>
        <Field {...field('user_name')} autoComplete="name" />
      </fieldset>
      <Honeypot label={messageForms.trap} />
      <p className={styles.note}>
        {words.privacy} {messageForms.privacyLink.before}
        <Link to={messageForms.privacyLink.to}>{messageForms.privacyLink.label}</Link>.
      </p>
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}

function idOf(field: string): string {
  return `complaint-${field}`;
}

const { found: foundWords } = words;

type FoundPlacesProps = { id: string; places: KnownPlace[]; typed: string };

/** The places that were looked up. It takes the focus, so that reading goes on here after the page has come back. */
function FoundPlaces({ id, places, typed }: FoundPlacesProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: somebody pressed a button to see this
    <div id={id} role="status" className={foundPlacesStyles.found} tabIndex={-1} autoFocus>
      {places.length > 0 ? (
        <ChoiceList
          id={`${id}-first`}
          legend={foundWords.legend}
          name="place_choice"
          choices={[
            ...places.map(({ path, label, address }) => ({ value: path, label, note: address })),
            { value: '', label: foundWords.none },
          ]}
          chosen={places.length === 1 ? places[0]?.path : ''}
        />
      ) : (
        <p>{typed.trim() ? foundWords.nothing : foundWords.empty}</p>
      )}
      <p className={foundPlacesStyles.notSent}>{foundWords.notSent}</p>
    </div>
  );
}
