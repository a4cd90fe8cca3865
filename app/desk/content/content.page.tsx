import { partNames, contentWords as words } from '#content/desk/content.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { PartSummary } from './content-service.ts';

/** The parts of the content that staff can change. */
export default defineDeskPage({
  roles: ['editor'],
  load: ({ desk }) => desk.content.list(),
  title: words.heading,
  View: ({ data: parts }) => (
    <>
      <DeskHead heading={words.heading} lead={words.lead} />
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={parts.map((summary) => ({ key: summary.part, cells: cellsOf(summary) }))}
      />
    </>
  ),
});

function cellsOf({ part, draft, current, isTakenDown, upcoming }: PartSummary) {
  const none = part === 'notice' ? words.noNotice : words.builtIn;
  const shown =
    current && !isTakenDown
      ? [words.version(current.number), current.endsAt && words.until(formatMoment(current.endsAt))]
      : [none];
  const planned = upcoming.map(({ number, beginsAt }) => words.upcoming(number, formatMoment(beginsAt)));
  return [
    <a key="open" href={`/desk/content/${part}`}>
      {partNames[part]}
    </a>,
    [shown.filter(Boolean).join(', '), ...planned].map((line) => <p key={line}>{line}</p>),
    draft ? (
      <>
        {draft.isWaiting && <StateBadge tone="new">{words.waiting}</StateBadge>}{' '}
        {words.draftOf(draft.by, formatMoment(draft.at))}
      </>
    ) : (
      words.noDraft
    ),
  ];
}
