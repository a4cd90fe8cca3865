import { reportFields } from '#domain/forms/report-form.ts';
import { language } from '#words/language.ts';
import { messageForms } from '#words/message-forms.ts';
import { reportFormWords, reportPage as words } from '#words/place-details.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { definePage, type PostAnswer, type PostRequest } from '../../page.ts';
import type { Directory } from '../../site.ts';
import { AutosaveNote } from '../../ui/autosave/autosave-note.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ChoiceList } from '../../ui/choice-list/choice-list.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field, TextAreaField } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useFormTarget } from '../../ui/link/reader.ts';
import { Honeypot, QuestionField } from '../../ui/message-form/spam-fields.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './provider-report.module.css';

export const PLACE = 'place';
/** Each place has its own: what is right about one is wrong about another. */
export const draftOf = (path: string) => `report-${path}`;

type Report = Partial<RefusedForm> & {
  values: Record<string, string>;
  /** Undefined when the address names none. */
  place: { path: string; name: string } | undefined;
};

/** A plain form: what is wrong about a place, what is right, and how somebody knows. */
export default definePage<Report>({
  query: [PLACE],
  load: ({ query, site }) => ({ values: {}, place: placeAt(query.get(PLACE), site.directory) }),
  post: answerReport,
  meta: ({ errors }) => ({
    title: errors ? messageForms.errorTitle(words.title) : words.title,
    description: words.description,
    noindex: true,
  }),
  View: ({ data }) => (
    <>
      <PageHead heading={words.heading} lead={data.place ? words.lead(data.place.name) : words.noPlace} />
      <div className={styles.page}>
        {(data.place || data.errors) && <ReportForm report={data} />}
        {!data.place && <ButtonLink to="/provider">{words.find}</ButtonLink>}
      </div>
    </>
  ),
});

async function answerReport({ fields, ip, deadline, site }: PostRequest): Promise<PostAnswer<Report>> {
  const place = placeAt(fields?.path ?? null, site.directory);
  const refuse = (status: number, errors: RefusedForm['errors']) => ({
    status,
    data: { errors, values: fields ?? {}, place },
  });
  if (!fields) return refuse(400, [{ field: '', reason: messageForms.unreadable }]);
  if (!place) return refuse(400, [{ field: '', reason: reportFormWords.unknownPlace }]);
  const sender = { ip, startedAt: fields.started_at, language: language.code, deadline };
  const answer = await site.forms.submit('place-report', { ...fields, path: place.path }, sender);
  if (!answer.ok) return refuse(answer.status, answer.errors);
  return { redirect: `/provider/report/sent?${new URLSearchParams({ [PLACE]: place.path })}` };
}

function placeAt(path: string | null, { finder }: Directory): Report['place'] {
  const found = path ? finder.find(path) : undefined;
  return found && 'place' in found ? { path: found.place.path, name: found.place.record.name } : undefined;
}

/** What was typed comes back even if its place is no longer known. */
function ReportForm({ report: { errors = [], values, place } }: { report: Report }) {
  const target = useFormTarget('/provider/report');
  const path = place?.path ?? values.path ?? '';
  const reasonOf = (name: string) => errors.find(({ field }) => field === name)?.reason;
  const field = (name: 'value' | 'reason' | 'contact') => ({
    ...words.fields[name],
    id: idOf(name),
    name,
    error: reasonOf(name),
    defaultValue: values[name],
  });
  return (
    <form className={styles.form} method="post" {...target} encType="multipart/form-data">
      {errors.length > 0 && (
        <ErrorSummary
          heading={messageForms.problem}
          errors={errors.map(({ field: name, reason }) => ({
            reason,
            targetId: name ? idOf(name) : undefined,
          }))}
        />
      )}
      <p className={styles.note}>{words.required}</p>
      <input type="hidden" name="path" value={path} />
      <ChoiceList
        id={idOf('field')}
        legend={words.fields.field.label}
        name="field"
        choices={reportFields.map((value) => ({ value, label: words.choices[value] }))}
        chosen={values.field}
        error={reasonOf('field')}
        required
      />
      <TextAreaField {...field('value')} rows={3} maxLength={500} />
      <TextAreaField {...field('reason')} rows={3} maxLength={500} required />
      <Field {...field('contact')} maxLength={254} autoComplete="tel" />
      <QuestionField id={idOf('question')} refused={{ errors, values }} why={messageForms.questionWhy} />
      <Honeypot label={messageForms.trap} />
      <AutosaveNote name={draftOf(path)} words={messageForms.autosave} />
      <p className={styles.note}>
        {messageForms.privacyLink.before}
        <Link to={messageForms.privacyLink.to}>{messageForms.privacyLink.label}</Link>.
      </p>
      <Button type="submit">{words.submit}</Button>
      {place && (
        <Link to={place.path} className={styles.back}>
          {words.backTo(place.name)}
        </Link>
      )}
    </form>
  );
}

function idOf(field: string): string {
  return `report-${field}`;
}
