import {
  type ComponentProps,
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
} from 'react';
import { deskWords } from '#content/desk/desk-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Field, SelectField, TextAreaField } from '../../../ui/field/field.tsx';
import styles from './desk-form.module.css';

/** What was typed and what is wrong with it, by the names of the fields. */
export interface FormState {
  values?: Readonly<Record<string, string>>;
  /** An error of the name `form` concerns all of it. */
  errors?: Readonly<Record<string, string>>;
}

interface DeskFormProps extends FormState {
  /** Begins the ids of the fields, for a page with several forms. */
  id?: string;
  /** Where the form goes, if not to the page itself. */
  action?: string;
  /** For files. */
  encType?: ComponentProps<'form'>['encType'];
  /** Hidden fields, such as the version that the form was made from. */
  fields?: Readonly<Record<string, string>>;
  submit: string;
  variant?: 'primary' | 'secondary';
  /** Other buttons or links beside the first. */
  actions?: ReactNode;
  children?: ReactNode;
}

type Form = Required<FormState> & { id: string };

const WHOLE_FORM = 'form';

const FormContext = createContext<Form>({ id: 'field', values: {}, errors: {} });

/** A form that posts. Its fields take their values and errors from it; a summary of the errors stands on top. */
export function DeskForm(props: DeskFormProps) {
  const { id = 'field', action, encType, fields = {}, submit, variant, actions, children } = props;
  const { values = {}, errors = {} } = props;
  const reasons = Object.entries(errors);
  return (
    <FormContext value={{ id, values, errors }}>
      <form method="post" action={action} encType={encType} className={styles.form}>
        {reasons.length > 0 && (
          <ErrorSummary
            heading={deskWords.errors}
            errors={reasons.map(([name, reason]) => ({
              reason,
              targetId: name === WHOLE_FORM ? undefined : `${id}-${name}`,
            }))}
          />
        )}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <div className={styles.actions}>
          <Button type="submit" variant={variant ?? 'primary'}>
            {submit}
          </Button>
          {actions}
        </div>
      </form>
    </FormContext>
  );
}

type FieldOf<Attributes> = Attributes & { name: string; label: string; hint?: string | undefined };

export function TextField(props: FieldOf<InputHTMLAttributes<HTMLInputElement>>) {
  return <Field {...useFormField(props)} />;
}

export function LongTextField(props: FieldOf<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return <TextAreaField rows={6} {...useFormField(props)} />;
}

type ChoiceFieldProps = FieldOf<SelectHTMLAttributes<HTMLSelectElement>> & {
  options: readonly { value: string; label: string }[];
};

export function ChoiceField({ options, ...props }: ChoiceFieldProps) {
  return (
    <SelectField {...useFormField(props)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Something to agree to, with a tick. */
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

function useFormField<Props extends { name: string; defaultValue?: unknown }>(props: Props) {
  const { id, values, errors } = useContext(FormContext);
  return {
    ...props,
    id: `${id}-${props.name}`,
    error: errors[props.name],
    defaultValue: values[props.name] ?? (props.defaultValue as string | undefined),
  };
}
