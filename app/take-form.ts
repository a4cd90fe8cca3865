import { data, type RouterContextProvider, redirect } from 'react-router';
import { messageForms } from '#content/message-forms.ts';
import { type FormAnswer, type FormKind, siteContext, visitorContext } from './site-context.ts';

const NEVER_STORED = { 'Cache-Control': 'no-store' };

export interface RefusedForm {
  errors: { field: string; reason: string }[];
  /** Everything that was typed, to be shown again. */
  values: Record<string, string>;
}

interface PostedForm {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Takes in a form that a browser posted by itself: on to a page that says so, or back with what is wrong. */
export async function takeForm(kind: FormKind, sentPath: string, { request, context }: PostedForm) {
  const values = await readFields(request);
  const answer = values ? await submit(kind, values, context) : UNREADABLE;
  if (answer.ok) return redirect(sentPath, { status: 303, headers: NEVER_STORED });
  const refused: RefusedForm = { errors: answer.errors, values: values ?? {} };
  return data(refused, { status: answer.status, headers: NEVER_STORED });
}

const UNREADABLE: FormAnswer = {
  ok: false,
  status: 400,
  errors: [{ field: '', reason: messageForms.unreadable }],
};

function submit(kind: FormKind, values: Record<string, string>, context: PostedForm['context']) {
  const { address } = context.get(visitorContext);
  return context.get(siteContext).forms.submit(kind, values, { address, startedAt: values.started_at });
}

async function readFields(request: Request): Promise<Record<string, string> | undefined> {
  try {
    const entries = [...(await request.formData())];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Neither of the two forms in which browsers post, or cut short on the way.
    return undefined;
  }
}
