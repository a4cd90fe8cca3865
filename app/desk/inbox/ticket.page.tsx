import { inboxWords, ticketWords as words } from '#content/desk/inbox.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, isUuid } from '../desk-page.ts';
import { Banner, DeskHead } from '../ui/page-parts/page-parts.tsx';
import type { Ticket, TicketAction, TicketKey } from './inbox-service.ts';
import { readAction, unsentTexts } from './read-action.ts';
import { type TicketData, TicketForm } from './ticket-form.tsx';
import { hrefOf, stateLabels, TicketStateBadge } from './ticket-state.tsx';

export default defineDeskPage<TicketData>({
  roles: ['inbox'],
  load: (request) => loadTicket(request),
  async post(request) {
    const { fields, desk, person, params } = request;
    const ticket = await desk.inbox.find(keyOf(params));
    if (!ticket) return undefined;
    const form = isUuid(fields.form) ? fields.form : '';
    const wanted = readAction(fields);
    if ('errors' in wanted) return again(400, { errors: wanted.errors });
    const { action, version } = wanted;
    const outcome = await desk.inbox.update(ticket, version, action, person);
    if (outcome === 'conflict') return again(409, { conflictSince: fields.seen_at ?? '' });
    if (outcome === 'same-state') return again(400, { errors: { state: sameStateOf(ticket) } });
    const notice = noticeOf(action, ticket, outcome === 'done');
    const typed = unsentTexts(fields, action);
    if (!typed) return { redirect: `${hrefOf(ticket)}${form && `?saved=${form}`}`, notice };
    // Text that waits beside what was sent comes back with the page.
    const data = await loadTicket(request, { typed, saved: form });
    return data && { status: 200, data, notice };

    async function again(status: number, refused: Partial<TicketData>) {
      const data = await loadTicket(request, { typed: fields, ...(form && { form }), ...refused });
      return data && { status, data };
    }
  },
  title: ({ ticket }) => nameOf(ticket),
  View({ data }) {
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
  },
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

function sameStateOf({ kind, state }: Ticket): string {
  const { sameState, sameMessageState } = words.errors;
  return (kind === 'message' ? sameMessageState : sameState)(stateLabels[state]);
}

function noticeOf({ type }: TicketAction, { email, phone }: Ticket, isNew: boolean): string {
  if (type !== 'answer') return words.done[type];
  if (!isNew) return words.done.answeredAlready;
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
