import { approvalWords as words } from '#content/desk/approvals.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { findChanges, PartChanges } from '../content/part-changes.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskRequest } from '../desk-page.ts';
import { DeskForm, TextField } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, EmptyState, Panel } from '../ui/page-parts/page-parts.tsx';
import type { ApprovalOutcome, ShownChanges, WaitingChange } from './approval-service.ts';

const PATH = '/desk/approvals';
/** One with more is approved on a page of its own, which shows all of it. */
const MOST_SHOWN = 300;

interface ApprovalsData {
  changes: WaitingChange[];
  /** Whether one of them is shown alone, as a whole. */
  isAlone: boolean;
  needsApproval: boolean;
  problem?: ApprovalOutcome;
}

/** Everything that waits for a second person, of every kind, each with what it changes. */
export default defineDeskPage<ApprovalsData>({
  roles: ['editor', 'directory'],
  load,
  async post(request) {
    const { desk, person, fields } = request;
    const { id = '', action, reason = '' } = fields;
    const isApproving = action === 'approve';
    const outcome = isApproving
      ? await desk.approvals.approve(person, id)
      : await desk.approvals.reject(person, id, reason);
    if (outcome === 'done') return { redirect: PATH, notice: isApproving ? words.approved : words.rejected };
    const isForbidden = outcome !== 'missing' && outcome !== 'outdated';
    return { status: isForbidden ? 403 : 409, data: { ...(await load(request)), problem: outcome } };
  },
  title: words.title,
  View: ({ data: { changes, isAlone, needsApproval, problem } }) => (
    <>
      <DeskHead heading={words.title} lead={words.lead} />
      {problem && problem !== 'done' && (
        <Banner tone="error" role="alert">
          {words.refusals[problem]}
        </Banner>
      )}
      {!needsApproval && <Banner tone="info">{words.alone}</Banner>}
      {changes.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      {changes.map((change) => (
        <ChangePanel key={change.id} change={change} most={isAlone ? Number.POSITIVE_INFINITY : MOST_SHOWN} />
      ))}
    </>
  ),
});

async function load({ desk, person, query }: DeskRequest): Promise<ApprovalsData> {
  const list = await desk.approvals.list(person);
  const alone = list.changes.filter(({ id }) => id === query.get('change'));
  return alone.length > 0 ? { ...list, changes: alone, isAlone: true } : { ...list, isAlone: false };
}

function ChangePanel({ change, most }: { change: WaitingChange; most: number }) {
  const { id, action, title, href, by, at, rejected, refusal } = change;
  const changes = changesOf(change.changes);
  const name = words.actions[action as keyof typeof words.actions] ?? action;
  return (
    <Panel id={id} heading={words.heading(name, title)}>
      <p>
        {words.asked(by, formatMoment(at))} <a href={href}>{words.open}</a>
      </p>
      {rejected && (
        <Banner tone="warning" heading={words.sentBack(rejected.by, formatMoment(rejected.at))}>
          {rejected.reason || null}
        </Banner>
      )}
      {changes.length > 0 ? <PartChanges changes={changes} most={most} /> : <p>{words.same}</p>}
      {!rejected && (
        <>
          {refusal ? (
            <p>{words.refusals[refusal]}</p>
          ) : changes.length > most ? (
            <p>
              <a href={`${PATH}?${new URLSearchParams({ change: id })}`}>{words.showAll(changes.length)}</a>
            </p>
          ) : (
            <DeskForm fields={{ id, action: 'approve' }} submit={words.approve} />
          )}
          {/* A form of its own, so that the Enter key does not approve. */}
          <DeskForm prefix={id} fields={{ id, action: 'reject' }} submit={words.reject} variant="secondary">
            <TextField name="reason" label={words.reason} autoComplete="off" maxLength={1000} />
          </DeskForm>
        </>
      )}
    </Panel>
  );
}

function changesOf({ part, before, after, named }: ShownChanges) {
  return [...named, ...(part ? findChanges(part, before, after) : [])];
}
