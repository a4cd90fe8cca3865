import { inboxWords } from '#content/desk/inbox.ts';
import { readReference, readState } from '#domain/complaints/complaint-reference.ts';
import type { FormFields } from '#domain/forms/form-fields.ts';
import type { Desk } from '../desk.ts';
import { type DeskPostRequest, useDesk } from '../desk-page.ts';
import { ActionButton, ChoiceField, DeskForm, TickField } from '../ui/desk-form/desk-form.tsx';
import { Panel } from '../ui/page-parts/page-parts.tsx';
import type { Colleague, Ticket, TicketAction, TicketKey } from './inbox-service.ts';
import styles from './messages.module.css';
import { stateLabels } from './ticket-state.tsx';

const { bulk: words } = inboxWords;
const FORM_ID = 'bulk';
/** Begins the name of a box; then comes what is ticked, and its value is the version that was shown. */
const TICK = 'tick ';
const actions = ['give', 'assign', 'unassign', 'move'] as const;

export function isBulk(fields: FormFields): boolean {
  return actions.some((action) => action === fields.action);
}

export function tickOf({ kind, id, reference }: Ticket): string {
  return `${TICK}${kind === 'message' ? id : reference}`;
}

/** Outside of its form, which stands below the table. */
export function TickBox({ ticket, isTicked }: { ticket: Ticket; isTicked: boolean }) {
  const { reference, version } = ticket;
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        form={FORM_ID}
        name={tickOf(ticket)}
        value={version}
        defaultChecked={isTicked}
        aria-label={words.tick(reference)}
        autoComplete="off"
      />
    </label>
  );
}

export function BulkForm({
  colleagues,
  fields,
  errors,
}: {
  colleagues: readonly Colleague[];
  /** As they were sent, when they come back. */
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}) {
  const { path, query, person } = useDesk();
  const others = colleagues.filter(({ id }) => id !== person.id).map(({ id, name }) => [id, name]);
  return (
    <Panel heading={words.heading}>
      <DeskForm
        id={FORM_ID}
        prefix="bulk"
        className={styles.bulkForm}
        action={query.size > 0 ? `${path}?${query}` : path}
        values={fields}
        errors={errors}
      >
        <div className={styles.bulk}>
          <div>
            <ChoiceField
              name="colleague"
              label={words.colleague}
              options={{ '': words.choose, ...Object.fromEntries(others) }}
              autoComplete="off"
            />
            <ActionButton action="give">{words.give}</ActionButton>
          </div>
          <div>
            <ActionButton action="assign">{words.take}</ActionButton>
            <ActionButton action="unassign">{words.unassign}</ActionButton>
          </div>
          <div>
            <ChoiceField
              name="state"
              label={words.state}
              hint={words.hint}
              options={stateLabels}
              defaultValue="in-progress"
              autoComplete="off"
            />
            {errors.unanswered && <TickField name="unanswered" label={words.closeUnanswered} />}
            <ActionButton action="move">{words.move}</ActionButton>
          </div>
        </div>
      </DeskForm>
    </Panel>
  );
}

/**
 * Does the same with all that were ticked, each as if it were done on its own page: whatever somebody has touched since
 * the list was shown is left as it is, and named. Undefined for a form that is not ours; errors by the names of fields.
 */
export async function doInBulk({ fields, desk, person }: DeskPostRequest) {
  const colleague = (await desk.inbox.colleagues()).find(({ id }) => id === fields.colleague);
  const action = readAction(fields);
  if (!action) return undefined;
  const ticked = Object.entries(fields).flatMap(([name, version]) => {
    const key = name.startsWith(TICK) && /^\d{1,9}$/.test(version) && keyOf(name.slice(TICK.length));
    return key ? [{ key, version: Number(version) }] : [];
  });
  if (ticked.length === 0) return { errors: { form: words.none } };
  if (action.type === 'give' && !colleague) return { errors: { colleague: words.noColleague } };
  if (action.type === 'move' && action.state === 'answered' && !fields.unanswered) {
    const unanswered = await findUnanswered(desk.inbox, ticked);
    if (unanswered.length > 0) return { errors: { unanswered: words.unanswered(unanswered) } };
  }
  const left: Record<'changed' | 'same', string[]> = { changed: [], same: [] };
  let done = 0;
  for (const { key, version } of ticked) {
    const ticket = await desk.inbox.find(key);
    const outcome = ticket && (await desk.inbox.update(ticket, version, action, person));
    const reference = ticket?.reference ?? ('reference' in key ? key.reference : key.messageId.slice(0, 8));
    if (outcome === 'done') done++;
    else left[outcome === 'conflict' || !outcome ? 'changed' : 'same'].push(reference);
  }
  const said = [
    done > 0 ? saidOf(action, done, colleague) : words.nothing,
    left.changed.length > 0 && words.left(left.changed),
    left.same.length > 0 && words.same(left.same),
  ];
  return { notice: said.filter(Boolean).join(' ') };
}

/** The references of those to which nobody has written: whoever used the contact form hears nothing of a state. */
async function findUnanswered(
  inbox: Desk['inbox'],
  ticked: readonly { key: TicketKey }[],
): Promise<string[]> {
  const references: string[] = [];
  for (const { key } of ticked) {
    const ticket = await inbox.find(key);
    if (!ticket || ticket.state === 'answered') continue;
    const thread = await inbox.thread(ticket);
    if (!thread.some((item) => item.what === 'step' && item.note)) references.push(ticket.reference);
  }
  return references;
}

function saidOf(action: BulkAction, done: number, colleague: Colleague | undefined): string {
  if (action.type === 'move') return words.done.move(done, stateLabels[action.state]);
  if (action.type !== 'give') return words.done[action.type](done);
  return colleague ? words.done.give(done, colleague) : words.nothing;
}

type BulkAction = Extract<TicketAction, { type: 'give' | 'move' }> | { type: 'assign' | 'unassign' };

function readAction({ action, colleague = '', state = '' }: FormFields): BulkAction | undefined {
  if (action === 'assign' || action === 'unassign') return { type: action };
  if (action === 'give') return { type: action, to: colleague };
  const next = readState(state);
  return next && { type: 'move', state: next, text: '' };
}

function keyOf(name: string): TicketKey | undefined {
  if (/^[0-9a-f-]{36}$/.test(name)) return { messageId: name };
  const reference = readReference(name);
  return reference ? { reference } : undefined;
}
