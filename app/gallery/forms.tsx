import { contactForm } from '#words/contact-page.ts';
import { faqSearch } from '#words/faq.ts';
import { householdCalculator } from '#words/household.ts';
import { messageForms } from '#words/message-forms.ts';
import { offlineNote } from '#words/offline-page.ts';
import { Band } from '../ui/band/band.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { ChoiceList } from '../ui/choice-list/choice-list.tsx';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { Field, SelectField, TextAreaField } from '../ui/field/field.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { Honeypot } from '../ui/message-form/honeypot.tsx';
import { MessageForm, OfflineNote, useMessageForm } from '../ui/message-form/message-form.tsx';
import { SearchForm } from '../ui/search-form/search-form.tsx';
import { Stepper } from '../ui/stepper/stepper.tsx';
import { type Examples, sample } from './samples.ts';

const { adults } = householdCalculator.groups;
const choices = [
  { value: 'a', label: sample.short },
  { value: 'b', label: sample.sentence, note: sample.other },
  { value: 'c', label: sample.long, note: sample.long },
];
const errors = [
  { reason: sample.error, targetId: 'with-error' },
  { reason: sample.long, targetId: 'message' },
  { reason: sample.error },
];
const { label, placeholder, submit } = faqSearch;
const search = { label, placeholder, submit };
const stepper = {
  ...adults,
  max: 9,
  fewer: householdCalculator.fewer(adults.label),
  more: householdCalculator.more(adults.label),
  tooMany: householdCalculator.tooMany(9),
  onChange: () => {},
};

function SampleMessageForm({
  name,
  refused,
}: {
  name: string;
  refused: { field: string; reason: string }[];
}) {
  const service = { serviceId: '', publicKey: '' };
  const state = useMessageForm({
    ...{ name, refused, service, templateId: '', words: contactForm },
    check: () => [],
  });
  return (
    <MessageForm
      state={state}
      action="/contact"
      idOf={(field) => `${name}-${field}`}
      words={{ ...messageForms, ...contactForm }}
      offlineNote={offlineNote}
    >
      <Field
        label={sample.field}
        name="user_name"
        id={`${name}-user_name`}
        error={state.reasonOf('user_name')}
      />
    </MessageForm>
  );
}

export const forms: Examples = {
  'Error summary, which has the focus': <ErrorSummary heading={messageForms.problem} errors={errors} />,
  'Button, one of each kind': (
    <>
      <Button>{sample.short}</Button> <Button variant="secondary">{sample.short}</Button>{' '}
      <ButtonLink to="/plan">{sample.other}</ButtonLink>
    </>
  ),
  'Button, disabled': <Button disabled>{sample.short}</Button>,
  'Button, long text': <Button>{sample.long}</Button>,
  'Button on a dark band': (
    <Band id="dark-buttons" tone="indigo" heading={sample.short}>
      <Button variant="onDark">{sample.short}</Button>
    </Band>
  ),
  'Icon button': <IconButton icon="x" label={sample.short} />,
  'Icon button, disabled': <IconButton icon="x" label={sample.other} disabled />,
  'Field, empty': <Field label={sample.field} name="empty" />,
  'Field with a hint': (
    <Field label={sample.field} name="hint" hint={sample.sentence} defaultValue={sample.short} />
  ),
  'Field with an error': <Field label={sample.field} name="error" id="with-error" error={sample.error} />,
  'Field, disabled': <Field label={sample.field} name="disabled" disabled />,
  'Field, long text': <Field label={sample.long} name="long" hint={sample.long} error={sample.long} />,
  'Select field': (
    <SelectField label={sample.field} name="select">
      <option>{sample.short}</option>
      <option>{sample.long}</option>
    </SelectField>
  ),
  'Text area field': (
    <TextAreaField label={sample.field} name="message" id="message" defaultValue={sample.long} />
  ),
  'Choice list': (
    <ChoiceList id="choice" legend={sample.sentence} name="choice" choices={choices} chosen="b" />
  ),
  'Choice list with an error': (
    <ChoiceList
      id="wrong"
      legend={sample.other}
      name="wrong"
      choices={choices}
      error={sample.error}
      required
    />
  ),
  'Stepper, at zero': <Stepper {...stepper} name="none" value={0} />,
  'Stepper, at its most': <Stepper {...stepper} name="most" value={9} />,
  'Search form, empty': (
    <Band id="search-band" tone="indigo" heading={sample.other}>
      <SearchForm {...search} action="/faq" id="search" name="q" maxLength={100} value="" />
    </Band>
  ),
  'Message form, with the trap for machines that nobody sees': <SampleMessageForm name="open" refused={[]} />,
  'Message form, refused': (
    <SampleMessageForm name="refused" refused={[{ field: 'user_name', reason: sample.error }]} />
  ),
  Honeypot: <Honeypot label={messageForms.trap} />,
  'Offline note, which shows itself without a connection': <OfflineNote {...offlineNote} />,
};
