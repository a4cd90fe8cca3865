import { messageForms } from '#content/message-forms.ts';
import type { PostAnswer, PostRequest } from './page.ts';
import type { FormKind } from './site.ts';

/** A form that came back: what is wrong with it, and everything that was typed, to be shown again. */
export type RefusedForm = {
  errors: { field: string; reason: string }[];
  values: Record<string, string>;
};

/** Takes in a form that a browser posted by itself: on to a page that says so, or back with what is wrong. */
export async function takeForm(
  kind: FormKind,
  sentPath: string,
  { fields, address, site }: PostRequest,
): Promise<PostAnswer<RefusedForm>> {
  if (!fields) {
    const errors = [{ field: '', reason: messageForms.unreadable }];
    return { status: 400, data: { errors, values: {} } };
  }
  const answer = await site.forms.submit(kind, fields, { address, startedAt: fields.started_at });
  if (answer.ok) return { redirect: sentPath };
  return { status: answer.status, data: { errors: answer.errors, values: fields } };
}
