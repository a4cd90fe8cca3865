import { Field } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

const STARTED_AT = 'started_at';

/** Two honeypot fields that people never fill in; a value only marks a message as suspected spam. */
export function Honeypot({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>
        <label aria-hidden="true">
          {label}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      <input type="hidden" name={STARTED_AT} />
    </>
  );
}

/** Records when the form was first touched; the server also knows by it the form that is sent again after a failure. */
export function markStart(form: HTMLFormElement): void {
  const field = form.elements.namedItem(STARTED_AT);
  if (field instanceof HTMLInputElement && field.value === '') field.value = String(Date.now());
}

/** After a success: what is sent from now on is another message, even if a browser restores the field on a reload. */
export function clearStart(form: HTMLFormElement): void {
  const field = form.elements.namedItem(STARTED_AT);
  if (field instanceof HTMLInputElement) field.value = '';
}

const QUESTION = 'question';

/** What the server has refused; the question is among the errors if it asks one. */
export type Refused = { errors: { field: string; reason: string }[]; values: Record<string, string> };

type QuestionFieldProps = {
  id: string;
  refused: Refused | undefined;
  /** Says why there is a question. */
  why: string;
};

/** Asked where very many forms come from one address. Once answered, the answer travels along unseen. */
export function QuestionField({ id, refused, why }: QuestionFieldProps) {
  const question = refused?.errors.find(({ field }) => field === QUESTION)?.reason;
  const answer = refused?.values[QUESTION];
  if (!question) return answer ? <input type="hidden" name={QUESTION} value={answer} /> : null;
  const field = { id, label: question, name: QUESTION, error: why };
  return <Field {...field} inputMode="numeric" autoComplete="off" required />;
}
