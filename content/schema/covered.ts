import { z } from 'zod';
import { comparedPlanIdSchema } from './plan.ts';

const text = z.string().min(1);

const answerSchema = z
  .strictObject({
    mark: z.enum(['covered', 'not-covered', 'not-stated']),
    /** Limits, co-payments and waiting periods; for what is not stated, the nearest thing that is. */
    text: text.optional(),
    /** Where and when it was published. */
    source: text,
  })
  .refine(
    ({ mark, text: limits }) => mark !== 'covered' || limits !== undefined,
    'say how far it is covered',
  );

const questionSchema = z.strictObject({
  /** The hash of its URL, as in /plan/what-is-covered#malaria: never change it. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** In the words that people use. */
  question: text,
  /** One for every compared plan. */
  answers: z.record(comparedPlanIdSchema, answerSchema),
});

export const coveredGroupSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: text,
  questions: z.array(questionSchema).min(1),
});

export type CoveredAnswer = z.infer<typeof answerSchema>;
export type CoveredQuestion = z.infer<typeof questionSchema>;
export type CoveredGroup = z.infer<typeof coveredGroupSchema>;
