import { language } from '#words/language.ts';
import { messageForms } from '#words/message-forms.ts';
import type { PostAnswer, PostRequest } from './page.ts';
import type { FormKind } from './site.ts';

/** A rejected form: its errors, and the values to show again. */
export type RefusedForm = {
  errors: { field: string; reason: string }[];
  values: Record<string, string>;
};

/** Accepts a form posted without script: redirects on success, otherwise returns the form with its errors. */
export async function handleForm(
  kind: FormKind,
  sentPath: string,
  { fields, ip, deadline, site }: PostRequest,
): Promise<PostAnswer<RefusedForm>> {
  if (!fields) {
    const errors = [{ field: '', reason: messageForms.unreadable }];
    return { status: 400, data: { errors, values: {} } };
  }
  const sender = { ip, startedAt: fields.started_at, language: language.code, deadline };
  const answer = await site.forms.submit(kind, fields, sender);
  if (answer.ok) {
    const { reference, dueOn } = answer;
    const known = Object.entries({ reference, by: dueOn }).filter((entry) => entry[1]) as [string, string][];
    return { redirect: [sentPath, new URLSearchParams(known)].filter(String).join('?') };
  }
  return { status: answer.status, data: { errors: answer.errors, values: fields } };
}
