import { Banner } from '../desk/ui/banner/banner.tsx';
import { ConfirmStep } from '../desk/ui/confirm-step/confirm-step.tsx';
import { DataTable } from '../desk/ui/data-table/data-table.tsx';
import {
  ChoiceField,
  DeskForm,
  LongTextField,
  TextField,
  TickField,
} from '../desk/ui/desk-form/desk-form.tsx';
import { DeskHead } from '../desk/ui/desk-head/desk-head.tsx';
import { DetailList } from '../desk/ui/detail-list/detail-list.tsx';
import { EmptyState } from '../desk/ui/empty-state/empty-state.tsx';
import { FilterForm } from '../desk/ui/filter-form/filter-form.tsx';
import { KeptText } from '../desk/ui/keep-typed/kept-text.tsx';
import { Paging } from '../desk/ui/paging/paging.tsx';
import { Columns, Panel, Stack } from '../desk/ui/panel/panel.tsx';
import { StateBadge } from '../desk/ui/state-badge/state-badge.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { type Examples, sample } from './samples.ts';

const tones = ['done', 'info', 'warning', 'error'] as const;
const states = ['new', 'open', 'done', 'failed', 'quiet'] as const;
const columns = [sample.short, { label: 'Number', isNumber: true }, { label: 'Open', isLabelHidden: true }];
const rows = [
  {
    key: 'short',
    cells: [
      sample.short,
      12,
      <a key="open" href="#short">
        Open
      </a>,
    ],
  },
  {
    key: 'long',
    cells: [
      sample.long,
      1200,
      <a key="open" href="#long">
        Open it
      </a>,
    ],
    isMarked: true,
  },
];
const options = [
  { value: '', label: 'All' },
  { value: 'long', label: sample.long },
];

function Fields() {
  return (
    <>
      <TextField name="name" label={sample.field} hint={sample.sentence} />
      <TextField name="off" label="Disabled" disabled />
      <LongTextField name="text" label={sample.other} />
      <ChoiceField name="choice" label={sample.short} options={options} />
      <TickField name="tick" label={sample.sentence} />
    </>
  );
}

export const desk: Examples = {
  'Desk head': (
    <DeskHead
      heading={sample.long}
      lead={sample.sentence}
      back={{ href: '/desk', label: sample.short }}
      actions={<ButtonLink to="/desk">{sample.short}</ButtonLink>}
    />
  ),
  ...Object.fromEntries(
    tones.map((tone) => [
      `Banner, ${tone}`,
      <Banner key={tone} tone={tone} heading={sample.short}>
        {sample.long}
      </Banner>,
    ]),
  ),
  'Confirm step': <ConfirmStep label={sample.short} question={sample.sentence} confirm="Yes" />,
  'Confirm step, safe': <ConfirmStep label={sample.other} question={sample.long} confirm="Yes, do" isSafe />,
  'Data table': <DataTable caption="Rows as cards" columns={columns} rows={rows} />,
  'Data table, to scroll': (
    <DataTable caption="Rows to scroll" isCaptionShown columns={columns} rows={rows} phone="scroll" />
  ),
  'Data table, empty': <DataTable caption="No rows" columns={columns} rows={[]} />,
  'Desk form': (
    <DeskForm id="open" submit={sample.short} values={{ text: sample.long }}>
      <Fields />
    </DeskForm>
  ),
  'Desk form with errors, whose summary has the focus': (
    <DeskForm
      id="wrong"
      submit={sample.short}
      errors={{ form: sample.long, name: sample.error, tick: sample.error, choice: sample.error }}
    >
      <Fields />
    </DeskForm>
  ),
  'Detail list': (
    <DetailList
      items={[
        { term: sample.short, detail: sample.long },
        { term: 'Empty', detail: '' },
      ]}
    />
  ),
  'Empty state': <EmptyState>{sample.sentence}</EmptyState>,
  'Filter form': (
    <FilterForm
      label="Find"
      search={{ name: 'q', label: sample.field }}
      selects={[{ name: 'kind', label: sample.short, options }]}
      days={[{ name: 'from', label: 'From' }]}
    />
  ),
  'Kept text, hidden until the device has some': <KeptText older={sample.sentence} />,
  Paging: <Paging label="Pages" total={100} rowsPerPage={20} />,
  Panel: (
    <Columns wide>
      <Stack>
        <Panel heading={sample.short}>{sample.paragraph}</Panel>
        <Panel heading={sample.long}>{sample.long}</Panel>
      </Stack>
      <Panel heading={sample.other}>{sample.paragraph}</Panel>
    </Columns>
  ),
  'State badge': states.map((tone) => (
    <StateBadge key={tone} tone={tone}>
      {tone}
    </StateBadge>
  )),
};
