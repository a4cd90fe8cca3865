import { approvalWords as words } from '#content/desk/approvals.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { findChanges, PartChanges } from '../content/part-changes.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import type { DeskRequest } from '../desk-page.ts';
import { DeskForm, TextField } from '../ui/desk-form/desk-form.tsx';
import { Banner, DeskHead, EmptyState, Panel } from '../ui/page-parts/page-parts.tsx';
import type { ApprovalOutcome, ShownChanges, WaitingChange } from './approval-service.ts';

const PATH = '/desk/approvals';

interface ApprovalsData {
  changes: WaitingChange[];
  needsApproval: boolean;
  problem?: ApprovalOutcome;
}

/** Everything that waits for a second person, of every kind, each with what it changes. */
export default defineDeskPage<ApprovalsData>({
  roles: ['editor', 'directory'],
  load,
  async post(request) {
    const { desk, person, fields } = request;
    const { id = '', seen = '', action, reason = '' } = fields;
    const isApproving = action === 'approve';
    if (!isApproving && action !== 'reject') return undefined;
    const outcome = isApproving
      ? await desk.approvals.approve(person, id, seen)
      : await desk.approvals.reject(person, id, reason);
    if (outcome === 'done') return { redirect: PATH, notice: isApproving ? words.approved : words.rejected };
    const isForbidden = outcome !== 'missing' && outcome !== 'outdated';
    return { status: isForbidden ? 403 : 409, data: { ...(await load(request)), problem: outcome } };
  },
  title: words.title,
  View: ({ data: { changes, needsApproval, problem } }) => (
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
        <ChangePanel key={change.id} change={change} />
      ))}
    </>
  ),
});

async function load({ desk, person, query }: DeskRequest): Promise<ApprovalsData> {
  const chosen = query.get('change') ?? undefined;
  const list = await desk.approvals.list(person, chosen);
  const alone = list.changes.filter(({ id }) => id === chosen);
  return alone.length > 0 ? { ...list, changes: alone } : list;
}

function ChangePanel({ change }: { change: WaitingChange }) {
  const { id, action, title, href, by, at, seen, rejected, refusal } = change;
  const changes = change.changes && changesOf(change.changes);
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
      {!changes ? (
        <p>
          <a href={`${PATH}?${new URLSearchParams({ change: id })}`}>{words.showAll}</a>
        </p>
      ) : changes.length > 0 ? (
        <PartChanges changes={changes} most={changes.length} />
      ) : (
        <p>{words.same}</p>
      )}
      {!rejected && (
        <>
          {refusal ? (
            <p>{words.refusals[refusal]}</p>
          ) : (
            seen && <DeskForm fields={{ id, seen, action: 'approve' }} submit={words.approve} />
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
