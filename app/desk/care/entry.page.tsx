import { careWords, careEntryWords as words } from '#content/desk/care.ts';
import { messageForms } from '#content/message-forms.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskAnswer, DeskPostRequest, DeskRequest } from '../desk-page.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { Columns, Stack } from '../ui/panel/panel.tsx';
import type { Entry, EntryKey } from './care-service.ts';
import type { EntryData, RefusedAct } from './entry-data.ts';
import { hrefOf } from './entry-filter.ts';
import { AnswerPanel, AssignPanel, MailPanel, MovePanel, NotePanel } from './entry-forms.tsx';
import { EntryStateBadge } from './entry-state.tsx';
import { EntryThread } from './entry-thread.tsx';
import { EntryWords } from './entry-words.tsx';
import { isAllowed, readAct } from './read-act.ts';

export default defineDeskPage<EntryData>({
  roles: ['care'],
  load: (request) => loadEntry(request),
  post: answerPost,
  title: ({ entry, refused }) => (refused ? messageForms.errorTitle(nameOf(entry)) : nameOf(entry)),
  View: EntryView,
});

async function loadEntry(
  { desk: { care }, params }: DeskRequest,
  refused?: RefusedAct,
): Promise<EntryData | undefined> {
  const entry = await care.find(keyOf(params));
  return entry && { entry, thread: await care.thread(entry), seenAt: new Date().toISOString(), refused };
}

async function answerPost(request: DeskPostRequest): Promise<DeskAnswer<EntryData> | undefined> {
  const { fields, desk, params, person } = request;
  const entry = await desk.care.find(keyOf(params));
  if (!entry) return undefined;
  const wanted = readAct(fields);
  const typed = { act: fields.act ?? '', values: fields };
  if ('errors' in wanted) return again(400, { ...typed, errors: wanted.errors });
  const { act, version } = wanted;
  const isDone =
    version === entry.version && isAllowed(entry, act) && (await desk.care.act(entry, version, act, person));
  if (isDone) return { redirect: hrefOf(entry), notice: words.done[act.act] };
  return again(409, { ...typed, conflictSince: fields.seen_at ?? '' });

  async function again(status: number, refused: RefusedAct) {
    const data = await loadEntry(request, refused);
    return data && { status, data };
  }
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
  const { entry, thread, refused } = data;
  return (
    <>
      <DeskHead
        back={{ href: '/desk/messages', label: careWords.heading }}
        heading={nameOf(entry)}
        lead={<EntryStateBadge state={entry.state} />}
      />
      {refused?.conflictSince !== undefined && (
        <Banner tone="error" role="alert" heading={words.errors.conflictHeading}>
          {words.errors.conflict}
        </Banner>
      )}
      {entry.isHeld && (
        <Banner tone="warning">{`${words.spam.held} ${words.spam.reasons[entry.suspicion ?? ''] ?? ''}`}</Banner>
      )}
      <Columns wide>
        <Stack>
          <EntryWords entry={entry} />
          <EntryThread entry={entry} thread={thread} newSince={refused?.conflictSince} />
          {!entry.isHeld && <AnswerPanel data={data} />}
        </Stack>
        <Stack>
          <AssignPanel data={data} />
          {!entry.isHeld && <MovePanel data={data} />}
          <NotePanel data={data} />
          <MailPanel data={data} />
        </Stack>
      </Columns>
    </>
  );
}
