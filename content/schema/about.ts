import { z } from 'zod';

const text = z.string().min(1);
const memberIdSchema = z.enum(['law', 'agency', 'scheme', 'fund', 'sources', 'residents', 'ekosha']);

/** A box of the diagram. */
export const memberSchema = z.strictObject({
  id: memberIdSchema,
  /** The caption above its name. */
  role: text,
  name: text,
  text: text,
});

/** An arrow of the diagram: `from` does something to `to`. */
export const tieSchema = z.strictObject({ from: memberIdSchema, to: memberIdSchema, label: text.max(32) });

export const milestoneSchema = z.strictObject({ date: text, text });

export type MemberId = z.infer<typeof memberIdSchema>;
export type Member = z.infer<typeof memberSchema>;
export type Tie = z.infer<typeof tieSchema>;
export type Milestone = z.infer<typeof milestoneSchema>;
