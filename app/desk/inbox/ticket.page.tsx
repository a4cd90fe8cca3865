import { inboxWords, ticketWords as words } from '#content/desk/inbox.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { changesNothing, isAllowed } from '#domain/desk/ticket-rules.ts';
import { complaintStates } from '#words/complaint-page.ts';
import { messageForms } from '#words/message-forms.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskAnswer, DeskPostRequest, DeskRequest } from '../desk-page.ts';
import { isUuid } from '../posts/read-post-form.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import type { Ticket, TicketAction, TicketKey } from './inbox-service.ts';
import { isDoneAlready } from './is-done-already.ts';
import { readAction, unsentTexts } from './read-action.ts';
import type { TicketData } from './ticket-data.ts';
import { hrefOf } from './ticket-filter.ts';
import { TicketForm } from './ticket-form.tsx';
import { TicketStateBadge } from './ticket-state.tsx';

export default defineDeskPage<TicketData>({
  roles: ['inbox'],
  load: (request) => loadTicket(request),
  post: answerPost,
  title({ ticket, errors, conflictSince }) {
    const isRefused = conflictSince !== undefined || Object.keys(errors).length > 0;
    return isRefused ? messageForms.errorTitle(nameOf(ticket)) : nameOf(ticket);
  },
  View: TicketView,
});

async function loadTicket(
  { desk: { inbox }, params, query }: DeskRequest,
  typed: Partial<TicketData> = {},
): Promise<TicketData | undefined> {
  const ticket = await inbox.find(keyOf(params));
  return (
    ticket && {
      ticket,
      thread: await inbox.thread(ticket),
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

type Answer = Promise<DeskAnswer<TicketData> | undefined>;

async function answerPost(request: DeskPostRequest): Answer {
  const { fields, desk, person } = request;
  const shown = await loadTicket(request);
  if (!shown) return undefined;
  const { ticket } = shown;
  const wanted = readAction(fields);
  if ('errors' in wanted) return again(400, { errors: wanted.errors });
  const { action, version } = wanted;
  // Back brings the text of an answer into a form of the latest version.
  if (action.type === 'answer' && isDoneAlready(shown, action, person))
    return finish(request, action, ticket, words.done.answeredAlready);
  if (version === ticket.version && isAllowed(ticket, action)) {
    if (changesNothing(ticket, action)) return again(400, { errors: { state: sameStateOf(ticket) } });
    if (await desk.inbox.update(ticket, version, action, person))
      return finish(request, action, ticket, noticeOf(action, ticket));
  }
  const now = await loadTicket(request);
  if (now && isDoneAlready(now, action, person))
    return finish(
      request,
      action,
      ticket,
      action.type === 'answer' ? words.done.answeredAlready : words.done[action.type],
    );
  return again(409, { conflictSince: fields.seen_at ?? '' });

  async function again(status: number, refused: Partial<TicketData>) {
    const data = await loadTicket(request, {
      typed: fields,
      ...(isUuid(fields.form) && { form: fields.form }),
      ...refused,
    });
    return data && { status, data };
  }
}

/** Text that waits beside what was sent comes back with the page; otherwise the page is asked for anew. */
async function finish(
  request: DeskPostRequest,
  action: TicketAction,
  ticket: Ticket,
  notice: string,
): Answer {
  const { fields } = request;
  const form = isUuid(fields.form) ? fields.form : '';
  const typed = unsentTexts(fields, action);
  if (!typed) return { redirect: `${hrefOf(ticket)}${form && `?saved=${form}`}`, notice };
  const data = await loadTicket(request, { typed, saved: form });
  return data && { status: 200, data, notice };
}

function sameStateOf({ kind, state }: Ticket): string {
  const { sameState, sameMessageState } = words.errors;
  return (kind === 'message' ? sameMessageState : sameState)(complaintStates[state].label);
}

function noticeOf({ type }: TicketAction, { email, phone }: Ticket): string {
  if (type !== 'answer') return words.done[type];
  if (email) return words.done.answeredByMail(email);
  return phone ? words.done.answeredToCall(phone) : words.done.answeredUnreachable;
}

/** Only what can be an id: PostgreSQL refuses to be asked for some characters. */
function keyOf({ id = '', reference }: DeskRequest['params']): TicketKey {
  if (reference !== undefined) return { reference: readReference(reference) ?? '' };
  return { messageId: /^[\w-]+$/.test(id) ? id : '' };
}

function nameOf({ kind, reference }: Ticket): string {
  return `${inboxWords.kinds[kind]} ${reference}`;
}

function TicketView({ data }: { data: TicketData }) {
  const { ticket, conflictSince } = data;
  return (
    <>
      <DeskHead
        back={{ href: '/desk/messages', label: inboxWords.heading }}
        heading={nameOf(ticket)}
        lead={<TicketStateBadge state={ticket.state} />}
      />
      {conflictSince !== undefined && (
        <Banner tone="error" role="alert" heading={words.errors.conflictHeading}>
          {words.errors.conflict}
        </Banner>
      )}
      {ticket.isHeld && (
        <Banner tone="warning">{`${words.spam.held} ${words.spam.reasons[ticket.suspicion ?? ''] ?? ''}`}</Banner>
      )}
      <TicketForm data={data} />
    </>
  );
}
