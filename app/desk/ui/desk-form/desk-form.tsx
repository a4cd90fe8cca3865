import { type ComponentProps, createContext, useContext } from 'react';
import { deskWords } from '#content/desk/desk-words.ts';
import buttons from '../../../ui/button/button.module.css';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/field/field.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './desk-form.module.css';

type Values = Readonly<Record<string, string>>;

export interface FormState {
  values?: Values;
  /** An error of the name `form` concerns all of it. */
  errors?: Values;
}

interface DeskFormProps extends FormState, Omit<ComponentProps<'form'>, 'method'> {
  /** Begins the ids of the fields, for a page with several forms. */
  prefix?: string;
  errorHeading?: string;
  /** Hidden fields. */
  fields?: Values;
  /** Hidden fields that name the saved revision from which the form was made. */
  revision?: Values;
  /** The words of its button, unless it brings its own. */
  submit?: string;
  variant?: 'primary' | 'secondary';
}

type Form = Required<FormState> & { prefix: string };

const FormContext = createContext<Form>({ prefix: 'field', values: {}, errors: {} });

/** A form that posts. Its fields take their values and errors from it; a summary of the errors stands on top. */
export function DeskForm(props: DeskFormProps) {
  const { prefix = 'field', values = {}, errors = {}, fields = {}, revision = {}, children, ...rest } = props;
  const { errorHeading = deskWords.errors, submit, variant = 'primary', ...form } = rest;
  const reasons = Object.entries(errors);
  return (
    <FormContext value={{ prefix, values, errors }}>
      <form method="post" className={styles.form} {...form}>
        {reasons.length > 0 && (
          <ErrorSummary
            heading={errorHeading}
            errors={reasons.map(([name, reason]) => ({
              reason,
              targetId: name === 'form' ? undefined : `${prefix}-${name}`,
            }))}
          />
        )}
        <HiddenFields fields={fields} />
        <HiddenFields fields={revision} data-revision="" />
        {children}
        {submit && (
          <div className={styles.actions}>
            <Button type="submit" variant={variant}>
              {submit}
            </Button>
          </div>
        )}
      </form>
    </FormContext>
  );
}

function HiddenFields({ fields, ...rest }: ComponentProps<'input'> & { fields: Values }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} {...rest} />
  ));
}

interface AutosaveFormProps extends DeskFormProps {
  /** The name of the draft. */
  autosave: string;
  /** The id of this form, so that the draft is deleted once the form is saved. */
  form: string;
  saved: string;
  /** It shows what was typed and is stored nowhere else. */
  isTyped: boolean;
  revision: Values;
}

/** A form whose text the browser tab keeps until it is sent; what the form does not show is offered. */
export function AutosaveForm(props: AutosaveFormProps) {
  const { autosave, form, saved, isTyped, fields, children, ...rest } = props;
  const words = deskWords.draft;
  return (
    <DeskForm
      {...rest}
      fields={{ ...fields, form }}
      data-autosave={autosave}
      data-saved={saved || undefined}
      data-is-typed={isTyped ? '' : undefined}
    >
      <div hidden data-draft="" className={styles.draft} role="status">
        <p className={styles.heading}>{words.heading}</p>
        <p>
          {words.typed} <time />.
        </p>
        <div data-draft-older="">
          <p>{words.older}</p>
          <dl />
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" data-draft-restore="">
            {words.bringBack}
          </Button>
          <Button variant="secondary" data-draft-delete="">
            {words.discard}
          </Button>
        </div>
      </div>
      {children}
    </DeskForm>
  );
}

export function TextField(props: ComponentProps<typeof Field>) {
  return <Field {...useFormField(props)} />;
}

export function LongTextField(props: ComponentProps<typeof TextAreaField>) {
  return <TextAreaField rows={6} {...useFormField(props)} />;
}

/** Labels by value, to choose one of. */
export function ChoiceField({ options, ...props }: ComponentProps<typeof SelectField> & { options: Values }) {
  return (
    <SelectField {...useFormField(props)}>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

export function TickField({ name, label, required }: { name: string; label: string; required?: boolean }) {
  const { id, error, defaultValue } = useFormField({ name });
  const errorId = error && `${id}-error`;
  return (
    <div>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={Boolean(defaultValue)}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          required={required}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}

export function useFormErrors(): Values {
  return useContext(FormContext).errors;
}

export function useFormField<Props extends { name: string; defaultValue?: unknown }>(props: Props) {
  const { prefix, values, errors } = useContext(FormContext);
  return {
    ...props,
    id: `${prefix}-${props.name}`,
    error: errors[props.name],
    defaultValue: values[props.name] ?? (props.defaultValue as string | undefined),
  };
}

type ActionButtonProps = ComponentProps<typeof Button> & { action: string };

/** Sends the form around it and tells it what for; one of several, so none stands out unless it is told to. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  return (
    <Button
      type="submit"
      name="action"
      value={action}
      variant="secondary"
      className={styles.action}
      {...button}
    />
  );
}

interface ConfirmStepProps {
  /** Opens the question, such as "Delete the draft". */
  label: string;
  /** What will happen, and whether it can be undone. */
  question: string;
  /** What the button does, such as "Yes, delete it". */
  confirm: string;
  /** Where the form goes, if not to the page itself. */
  action?: string;
  /** Makes it a part of the form around it, sent by a button of this name and value. */
  button?: { name: string; value: string };
  /** Nothing is lost by it, so it does not look dangerous. */
  isSafe?: boolean;
  fields?: Values;
}

/** Something that is asked about first, mostly because it is dangerous. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { label, question, confirm, action, button, isSafe, fields = {} } = props;
  const Frame = button ? 'div' : 'form';
  return (
    <details className={joinClasses(styles.step, isSafe && styles.safe)} data-confirm="">
      <summary className={joinClasses(buttons.button, buttons.secondary, styles.summary)}>{label}</summary>
      <Frame {...(!button && { method: 'post', action })} className={styles.question}>
        {/* The key Enter in a field presses the first button of a form, and must not answer the question. */}
        {button && <button type="submit" hidden disabled />}
        <HiddenFields fields={fields} />
        <p>{question}</p>
        <button type="submit" {...button} className={joinClasses(buttons.button, styles.confirm)}>
          {confirm}
        </button>
      </Frame>
    </details>
  );
}
