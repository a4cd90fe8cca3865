import { Field } from '../field/field.tsx';

const QUESTION = 'question';

/** What the server has refused; the question is among the errors if it asks one. */
export type Refused = { errors: { field: string; reason: string }[]; values: Record<string, string> };

type QuestionFieldProps = {
  id: string;
  refused: Refused | undefined;
  /** Says why there is a question. */
  why: string;
  /** Whether the visitor has answered it since. */
  isChecked?: boolean;
};

/** Asked where very many forms come from one address. Once answered, the answer travels along unseen. */
export function QuestionField({ id, refused, why, isChecked }: QuestionFieldProps) {
  const question = refused?.errors.find(({ field }) => field === QUESTION)?.reason;
  const answer = refused?.values[QUESTION];
  if (!question) return answer ? <input type="hidden" name={QUESTION} value={answer} /> : null;
  return (
    <Field
      id={id}
      label={question}
      name={QUESTION}
      error={isChecked ? undefined : why}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
