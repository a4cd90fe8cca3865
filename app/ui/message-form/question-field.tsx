import { Field } from '../field/field.tsx';

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
