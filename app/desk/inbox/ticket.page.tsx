import { inboxWords, ticketWords as words } from '#content/desk/inbox.ts';
import { readReference, readState } from '#domain/complaints/complaint-reference.ts';
import type { Person } from '#domain/desk/roles.ts';
import { checkForm, cleanForm, type FormFields } from '#domain/forms/form-fields.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formWords } from '#words/message-forms.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { Desk } from '../desk.ts';
import { type DeskRequest, isUuid } from '../desk-page.ts';
import { Banner, DeskHead } from '../ui/page-parts/page-parts.tsx';
import type { Ticket, TicketAction, TicketKey } from './inbox-service.ts';
import { longestText, type TicketData, TicketForm, textNames } from './ticket-form.tsx';
import { hrefOf, stateLabels, TicketStateBadge } from './ticket-state.tsx';

export default defineDeskPage<TicketData>({
  roles: ['inbox'],
  async load(request) {
    const data = await loadTicket(request);
    if (data) await request.desk.inbox.noteOpened(data.ticket, request.person);
    return data;
  },
  async post(request) {
    const { fields, desk, person, params } = request;
    const ticket = await desk.inbox.find(keyOf(params));
    if (!ticket) return undefined;
    const form = isUuid(fields.form) ? fields.form : '';
    const language = desk.inbox.languages.find(({ code }) => code === fields.language);
    const wanted = readAction(fields, language?.code);
    if (fields.action === 'template') return fillIn(ticket);
    if ('errors' in wanted) return again(400, { errors: wanted.errors });
    const { action, version, sent } = wanted;
    const outcome = await desk.inbox.update(ticket, version, action, person);
    if (outcome === 'conflict') return again(409, { conflictSince: fields.seen_at ?? '' });
    if (outcome === 'same-state') return again(400, { errors: { state: sameStateOf(ticket) } });
    const colleague = await colleagueOf(request, action);
    const notice = colleague ? words.done.give(colleague) : noticeOf(wanted, ticket, outcome === 'done');
    const typed = unsentTexts(fields, action, sent);
    if (!typed) return { redirect: `${hrefOf(ticket)}${form && `?saved=${form}`}`, notice };
    // Text that waits beside what was sent comes back with the page.
    const data = await loadTicket(request, { typed, saved: form });
    return data && { status: 200, data, notice };

    /** Behind what is typed already, which is never lost. */
    async function fillIn(ticket: Ticket) {
      const languageCode = language?.code ?? ticket.languageCode;
      const template = isUuid(fields.template) ? fields.template : '';
      const filled = await desk.templates.fill(template, { ...ticket, languageCode });
      if (!filled) return again(400, { errors: { template: words.template.gone } });
      const answer = [fields.answer?.trim(), filled.text].filter(Boolean).join('\n\n');
      const isForeign = !filled.isTranslated;
      const { name = '' } = desk.inbox.languages.find(({ code }) => code === languageCode) ?? {};
      const notice = isForeign ? words.template.inEnglish(name) : words.template.filled;
      const typed = { typed: { ...fields, answer }, ...(isForeign && { filled: notice }) };
      const data = await loadTicket(request, { ...typed, ...(form && { form }) });
      return data && { status: 200, data, notice };
    }

    async function again(status: number, refused: Partial<TicketData>) {
      const data = await loadTicket(request, { typed: fields, ...(form && { form }), ...refused });
      return data && { status, data };
    }
  },
  title: ({ ticket }) => nameOf(ticket),
  View({ data }) {
    const { ticket, next, conflictSince } = data;
    return (
      <>
        <DeskHead
          back={{ href: '/desk/messages', label: inboxWords.heading }}
          heading={nameOf(ticket)}
          lead={<TicketStateBadge state={ticket.state} />}
          actions={next && <a href={hrefOf(next)}>{words.next(next.reference)}</a>}
        />
        {conflictSince !== undefined && (
          <Banner tone="error" role="alert" heading={words.errors.conflictHeading}>
            {words.errors.conflict}
          </Banner>
        )}
        {ticket.isOverdue && ticket.dueOn && (
          <Banner tone="warning">{words.overdue(formatDate(ticket.dueOn))}</Banner>
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
  { desk: { inbox, templates }, params, query, person }: DeskRequest,
  typed: Partial<TicketData> = {},
): Promise<TicketData | undefined> {
  const ticket = await inbox.find(keyOf(params));
  return (
    ticket && {
      ticket,
      thread: await inbox.thread(ticket),
      colleagues: await inbox.colleagues(),
      templates: await templates.list(),
      languages: inbox.languages,
      next: ticket.state === 'answered' ? await findNext(inbox, person) : undefined,
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

/** The next to be answered, for whoever is done with one: their own first, then what nobody looks after. */
async function findNext(inbox: Desk['inbox'], person: Person): Promise<Ticket | undefined> {
  const any = { kind: undefined, language: undefined, age: undefined, due: undefined, search: '' };
  for (const whose of ['mine', 'unassigned']) {
    const filter = { ...any, state: 'open', whose, isHeld: false } as const;
    const [first] = (await inbox.list(filter, 1, person)).tickets;
    if (first) return first;
  }
  return undefined;
}

function sameStateOf({ kind, state }: Ticket): string {
  const { sameState, sameMessageState } = words.errors;
  return (kind === 'message' ? sameMessageState : sameState)(stateLabels[state]);
}

/** To whom it was given, if it was. */
async function colleagueOf({ desk: { inbox } }: DeskRequest, action: TicketAction) {
  if (action.type !== 'give') return undefined;
  return (await inbox.colleagues()).find(({ id }) => id === action.to);
}

function noticeOf({ action: { type }, sent }: Wanted, ticket: Ticket, isNew: boolean): string {
  if (type === 'note' && !isNew) return words.done.notedAlready;
  if (type !== 'answer' && type !== 'give' && sent !== 'answer') return words.done[type];
  if (!isNew) return words.done.answeredAlready;
  return [answeredTo(ticket), type === 'move' && words.done.staysOpen].filter(Boolean).join(' ');
}

function answeredTo({ email, phone }: Ticket): string {
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

/** Those that take no words. */
const PLAIN = ['assign', 'unassign', 'spam', 'release', 'retry'] as const;

const wordsOfForms = { ...formWords, missing: { answer: words.errors.text, note: words.errors.text } };

interface Wanted {
  action: TicketAction;
  version: number;
  /** The field whose text it takes. */
  sent?: keyof typeof longestText;
}

/** What a posted form asks for, or what is wrong with it by the names of its fields. */
function readAction(fields: FormFields, language?: string): Wanted | { errors: Record<string, string> } {
  const type = fields.action ?? '';
  const unreadable = { errors: { form: words.errors.unreadable } };
  if (!/^\d{1,9}$/.test(fields.version ?? '')) return unreadable;
  const version = Number(fields.version);
  const plain = PLAIN.find((name) => name === type);
  if (plain) return { action: { type: plain }, version };
  if (type === 'give')
    return isUuid(fields.colleague)
      ? { action: { type, to: fields.colleague }, version }
      : { errors: { colleague: words.assign.noColleague } };
  if (type !== 'answer' && type !== 'reply' && type !== 'note' && type !== 'move') return unreadable;
  const name = type === 'move' ? 'remark' : type === 'reply' ? 'answer' : type;
  const rule = { name, kind: 'text', required: type !== 'move', maxLength: longestText[name] } as const;
  const [error] = checkForm([rule], fields, wordsOfForms);
  if (error) return { errors: { [error.field]: error.reason } };
  const text = cleanForm<keyof typeof longestText>([rule], fields)[name];
  if (type === 'note') return { action: { type, text }, version, sent: name };
  if (type === 'answer') return { action: { type, text, language }, version, sent: name };
  // An answer that leaves it open is a step with a note for the visitor.
  const state = type === 'reply' ? 'in-progress' : readState(fields.state ?? '');
  const isAnswer = type === 'reply';
  const action = { type: 'move', text, isAnswer, ...(isAnswer && { language }) } as const;
  return state ? { action: { ...action, state }, version, sent: name } : unreadable;
}

/** What was typed and stays unsent once the action is done; undefined when there is nothing. */
function unsentTexts(
  fields: FormFields,
  { type }: TicketAction,
  sent: Wanted['sent'],
): Record<string, string> | undefined {
  const unsent = textNames.filter((name) => name !== sent && fields[name]?.trim());
  if (unsent.length === 0) return undefined;
  const chosen = type === 'move' || type === 'answer' ? [] : ['state'];
  return Object.fromEntries([...unsent, ...chosen].map((name) => [name, fields[name] ?? '']));
}
