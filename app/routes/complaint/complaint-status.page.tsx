import { readReference } from '#domain/complaints/complaint-reference.ts';
import { lastFourDigits } from '#domain/forms/complaint-form.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { complaintPromise, complaintStates, complaintStatusPage as words } from '#words/complaint-page.ts';
import { dateWords } from '#words/language.ts';
import { messageForms } from '#words/message-forms.ts';
import type { RefusedForm } from '../../handle-form.ts';
import { definePage, type PostAnswer, type PostRequest } from '../../page.ts';
import type { ComplaintStatus } from '../../site.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useFormTarget } from '../../ui/link/reader.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './complaint-status.module.css';
import { Escalation } from './next-steps.tsx';

type StatusData = { status: ComplaintStatus } | { refused: RefusedForm } | undefined;

const MOST_CHARACTERS = 254;

export default definePage<StatusData>({
  isPrivate: true,
  post: answerStatus,
  meta: (data) => ({ ...words, title: titleOf(data), canonical: '/complaint/status', noindex: true }),
  View: ({ data }) =>
    data && 'status' in data ? <StatusReport {...data.status} /> : <StatusForm refused={data?.refused} />,
});

/** Posted, so that neither reference nor number is ever part of a URL. */
async function answerStatus({ fields, ip, site }: PostRequest): Promise<PostAnswer<StatusData>> {
  const read = (text = '') => text.slice(0, MOST_CHARACTERS).trim();
  const values = { reference: read(fields?.reference), contact: read(fields?.contact) };
  const refuse = (status: number, errors: RefusedForm['errors']) => ({
    status,
    data: { refused: { errors, values } },
  });
  if (!fields) return refuse(400, [{ field: '', reason: messageForms.unreadable }]);
  const reference = readReference(values.reference);
  const errors = [...checkReference(values.reference), ...checkContact(values.contact)];
  if (errors.length > 0 || !reference) return refuse(400, errors);
  const status = await site.complaints.find({ reference, contact: values.contact }, ip);
  if (!status) return refuse(404, [{ field: '', reason: words.errors.notFound }]);
  return { status: 200, data: { status } };
}

function checkReference(typed: string): RefusedForm['errors'] {
  // The check character is no secret, so this tells nothing about which references there are.
  const reason = typed ? words.errors.badReference : words.errors.noReference;
  return readReference(typed) ? [] : [{ field: 'reference', reason }];
}

function checkContact(typed: string): RefusedForm['errors'] {
  if (!typed) return [{ field: 'contact', reason: words.errors.noContact }];
  const isReadable = typed.includes('@') || lastFourDigits(typed) !== undefined;
  return isReadable ? [] : [{ field: 'contact', reason: words.errors.badContact }];
}

function titleOf(data: StatusData): string {
  if (!data) return words.title;
  return 'status' in data ? words.found.title : messageForms.errorTitle(words.title);
}

function StatusForm({ refused }: { refused: RefusedForm | undefined }) {
  const target = useFormTarget('/complaint/status');
  const { errors = [], values = {} } = refused ?? {};
  const field = (name: keyof typeof words.fields) => ({
    ...words.fields[name],
    id: idOf(name),
    name,
    error: errors.find((error) => error.field === name)?.reason,
    defaultValue: values[name],
    required: true,
    autoComplete: 'off',
    spellCheck: false,
  });
  const { lost } = words;
  return (
    <>
      <PageHead id="status-title" heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <form
          className={styles.form}
          method="post"
          {...target}
          encType="multipart/form-data"
          aria-labelledby="status-title"
        >
          {errors.length > 0 && (
            <ErrorSummary
              heading={messageForms.problem}
              errors={errors.map(({ field: name, reason }) => ({
                reason,
                targetId: name ? idOf(name) : undefined,
              }))}
            />
          )}
          <Field {...field('reference')} autoCapitalize="characters" />
          <Field {...field('contact')} inputMode="email" autoCapitalize="none" />
          <Button type="submit">{words.submit}</Button>
        </form>
        <section className={styles.lost} aria-labelledby="lost-title">
          <h2 id="lost-title" className={styles.heading}>
            {lost.heading}
          </h2>
          <p>{lost.text}</p>
          <Link to={lost.to} label={lost.label} icon="phone" className={styles.phone} />
        </section>
      </div>
    </>
  );
}

function idOf(field: string): string {
  return `status-${field}`;
}

const { found: foundWords } = words;

/** By when we answer, and whether somebody has it: never who, so that nobody of the staff is sought out. */
function promiseOf({ dueOn, isOverdue, isTaken }: ComplaintStatus): string[] {
  const { by, overdue, taken, waiting } = complaintPromise;
  const day = dueOn && (isOverdue ? overdue : by)(formatDate(dueOn, dateWords));
  return [...(day ? [day] : []), isTaken ? taken : waiting];
}

/** Where a complaint is now, and every step of it with its day and the staff's note. */
function StatusReport(status: ComplaintStatus) {
  const { reference, state, receivedAt, steps } = status;
  const every = [{ state: 'received' as const, at: receivedAt, note: '' }, ...steps];
  return (
    <>
      <PageHead heading={foundWords.heading} lead={complaintStates[state].text} />
      <div className={styles.reportPage}>
        <dl className={styles.now}>
          <dt>{foundWords.referenceLabel}</dt>
          <dd className={styles.reference}>{reference}</dd>
          <dt>{foundWords.stateLabel}</dt>
          <dd className={styles.state}>{complaintStates[state].label}</dd>
        </dl>
        <section aria-labelledby="history-title">
          <h2 id="history-title" className={styles.reportHeading}>
            {foundWords.historyHeading}
          </h2>
          <ol className={styles.steps}>
            {every.map((step) => (
              <li key={step.at} className={styles.step}>
                <p>
                  <strong>{complaintStates[step.state].label}</strong>{' '}
                  <time dateTime={step.at} className={styles.moment}>
                    {formatMoment(step.at, dateWords)}
                  </time>
                </p>
                {step.note && (
                  <blockquote className={styles.note} aria-label={foundWords.noteLabel}>
                    {step.note}
                  </blockquote>
                )}
              </li>
            ))}
          </ol>
        </section>
        {state !== 'answered' && <p>{promiseOf(status).join(' ')}</p>}
        <Escalation />
        <p>
          <ButtonLink to={foundWords.again.to} label={foundWords.again.label} variant="secondary" />
        </p>
      </div>
    </>
  );
}
