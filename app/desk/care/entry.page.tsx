import { careWords, careEntryWords as words } from '#content/desk/care.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { changesNothing, isAllowed } from '#domain/desk/entry-rules.ts';
import { complaintStates } from '#words/complaint-page.ts';
import { messageForms } from '#words/message-forms.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskAnswer, DeskPostRequest, DeskRequest } from '../desk-page.ts';
import { isUuid } from '../posts/read-post-form.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import type { Entry, EntryAct, EntryKey } from './care-service.ts';
import type { EntryData } from './entry-data.ts';
import { hrefOf } from './entry-filter.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryStateBadge } from './entry-state.tsx';
import { isDoneAlready } from './is-done-already.ts';
import { readAct, unsentTexts } from './read-act.ts';

export default defineDeskPage<EntryData>({
  roles: ['care'],
  load: (request) => loadEntry(request),
  post: answerPost,
  title({ entry, errors, conflictSince }) {
    const isRefused = conflictSince !== undefined || Object.keys(errors).length > 0;
    return isRefused ? messageForms.errorTitle(nameOf(entry)) : nameOf(entry);
  },
  View: EntryView,
});

async function loadEntry(
  { desk: { care }, params, query }: DeskRequest,
  typed: Partial<EntryData> = {},
): Promise<EntryData | undefined> {
  const entry = await care.find(keyOf(params));
  return (
    entry && {
      entry,
      thread: await care.thread(entry),
      seenAt: new Date().toISOString(),
      form: crypto.randomUUID(),
      saved: query.get('saved') ?? '',
      typed: {},
      errors: {},
      conflictSince: undefined,
      ...typed,
    }
  );
}

type Answer = Promise<DeskAnswer<EntryData> | undefined>;

async function answerPost(request: DeskPostRequest): Answer {
  const { fields, desk, person } = request;
  const shown = await loadEntry(request);
  if (!shown) return undefined;
  const { entry } = shown;
  const wanted = readAct(fields);
  if ('errors' in wanted) return again(400, { errors: wanted.errors });
  const { act, version } = wanted;
  // Back brings the text of an answer into a form of the latest version.
  if (act.act === 'answer' && isDoneAlready(shown, act, person))
    return finish(request, act, entry, words.done.answeredAlready);
  if (version === entry.version && isAllowed(entry, act)) {
    if (changesNothing(entry, act)) return again(400, { errors: { state: sameStateOf(entry) } });
    if (await desk.care.act(entry, version, act, person))
      return finish(request, act, entry, noticeOf(act, entry));
  }
  const now = await loadEntry(request);
  if (now && isDoneAlready(now, act, person))
    return finish(
      request,
      act,
      entry,
      act.act === 'answer' ? words.done.answeredAlready : words.done[act.act],
    );
  return again(409, { conflictSince: fields.seen_at ?? '' });

  async function again(status: number, refused: Partial<EntryData>) {
    const data = await loadEntry(request, {
      typed: fields,
      ...(isUuid(fields.form) && { form: fields.form }),
      ...refused,
    });
    return data && { status, data };
  }
}

/** Text that waits beside what was sent comes back with the page; otherwise the page is asked for anew. */
async function finish(request: DeskPostRequest, act: EntryAct, entry: Entry, notice: string): Answer {
  const { fields } = request;
  const form = isUuid(fields.form) ? fields.form : '';
  const typed = unsentTexts(fields, act);
  if (!typed) return { redirect: `${hrefOf(entry)}${form && `?saved=${form}`}`, notice };
  const data = await loadEntry(request, { typed, saved: form });
  return data && { status: 200, data, notice };
}

function sameStateOf({ kind, state }: Entry): string {
  const { sameState, sameMessageState } = words.errors;
  return (kind === 'message' ? sameMessageState : sameState)(complaintStates[state].label);
}

function noticeOf({ act }: EntryAct, { email, phone }: Entry): string {
  if (act !== 'answer') return words.done[act];
  if (email) return words.done.answeredByMail(email);
  return phone ? words.done.answeredToCall(phone) : words.done.answeredUnreachable;
}

/** Only what can be an id: PostgreSQL refuses to be asked for some characters. */
function keyOf({ id = '', reference }: DeskRequest['params']): EntryKey {
  if (reference !== undefined) return { reference: readReference(reference) ?? '' };
  return { messageId: /^[\w-]+$/.test(id) ? id : '' };
}

function nameOf({ kind, reference }: Entry): string {
  return `${careWords.kinds[kind]} ${reference}`;
}

function EntryView({ data }: { data: EntryData }) {
  const { entry, conflictSince } = data;
  return (
    <>
      <DeskHead
        back={{ href: '/desk/messages', label: careWords.heading }}
        heading={nameOf(entry)}
        lead={<EntryStateBadge state={entry.state} />}
      />
      {conflictSince !== undefined && (
        <Banner tone="error" role="alert" heading={words.errors.conflictHeading}>
          {words.errors.conflict}
        </Banner>
      )}
      {entry.isHeld && (
        <Banner tone="warning">{`${words.spam.held} ${words.spam.reasons[entry.suspicion ?? ''] ?? ''}`}</Banner>
      )}
      <EntryForm data={data} />
    </>
  );
}
