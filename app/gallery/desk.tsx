import {
  ActionButton,
  ChoiceField,
  ConfirmStep,
  DeskForm,
  KeptForm,
  LongTextField,
  TextField,
  TickField,
} from '../desk/ui/desk-form/desk-form.tsx';
import { DataTable, FilterForm, Paging } from '../desk/ui/list-parts/list-parts.tsx';
import {
  Banner,
  Columns,
  ContactLink,
  DeskHead,
  DetailList,
  EmptyState,
  Panel,
  Stack,
  StateBadge,
} from '../desk/ui/page-parts/page-parts.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { sample } from './pieces.tsx';

const { short, sentence, paragraph, other, field, error, long } = sample;
const tones = ['done', 'info', 'warning', 'error'] as const;
const states = ['new', 'open', 'done', 'failed', 'quiet'] as const;
const columns = [short, { label: 'Number', isNumber: true }, { label: 'Open', isLabelHidden: true }];
const open = <a href="#gallery">Open</a>;
const rows = [
  { key: 'short', cells: [short, 12, open] },
  { key: 'long', cells: [long, 1200, open], isMarked: true },
];
const kind = { name: 'kind', label: short, all: 'All', options: { long } };
const fields = (
  <>
    <TextField name="name" label={field} hint={sentence} />
    <TextField name="off" label="Disabled" disabled />
    <LongTextField name="text" label={other} />
    <ChoiceField name="choice" label={short} options={{ long }} />
    <TickField name="tick" label={sentence} />
  </>
);
const errors = { form: long, name: error, tick: error, choice: error };

export const desk = (
  <>
    <DeskHead
      heading={long}
      lead={sentence}
      back={{ href: '/desk', label: short }}
      actions={<ButtonLink to="/desk">{short}</ButtonLink>}
    />
    {tones.map((tone) => (
      <Banner key={tone} tone={tone} heading={short}>
        {long}
      </Banner>
    ))}
    <ActionButton action="save">{short}</ActionButton>
    <ConfirmStep label={short} question={sentence} confirm="Yes" />
    <ConfirmStep label={other} question={long} confirm="Yes, do" isSafe />
    <DataTable caption="Rows as cards" columns={columns} rows={rows} />
    <DataTable caption="Rows to scroll" columns={columns} rows={rows} phone="scroll" />
    <DataTable caption="No rows" columns={columns} rows={[]} />
    <DataTable caption="Nothing" columns={columns} rows={[]} empty={sentence} />
    <DeskForm prefix="open" submit={short} values={{ text: long }}>
      {fields}
    </DeskForm>
    <DeskForm prefix="wrong" submit={short} errors={errors}>
      {fields}
    </DeskForm>
    <KeptForm
      prefix="kept"
      keptAs="sample"
      form=""
      saved=""
      isTyped={false}
      older={sentence}
      submit={short}
    />
    <DetailList items={{ [short]: long, Empty: '' }} />
    <ContactLink contact="ade@example.com" />
    <ContactLink contact="0803 000 0000, after five" />
    <EmptyState>{sentence}</EmptyState>
    <FilterForm
      label="Find"
      search={{ name: 'q', label: field }}
      selects={[kind]}
      day={{ name: 'from', label: 'From' }}
    />
    <Paging label="Pages" total={100} />
    <Columns wide>
      <Stack>
        <Panel heading={short}>{paragraph}</Panel>
        <Panel heading={long}>{long}</Panel>
      </Stack>
      <Panel heading={other}>{paragraph}</Panel>
    </Columns>
    {states.map((tone) => (
      <StateBadge key={tone} tone={tone}>
        {tone}
      </StateBadge>
    ))}
  </>
);
