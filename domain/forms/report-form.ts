import type { ReportField } from '#content/schema/directory.ts';
import type { reportFormWords } from '#words/place-details.ts';
import {
  checkForm,
  cleanForm,
  type FieldError,
  type FieldRule,
  type FormFields,
  isWholeNumber,
} from './form-fields.ts';

export const reportFields: readonly ReportField[] = [
  ...(['name', 'address', 'phone', 'hours', 'services', 'closed', 'other'] as const),
];

/** In the order of the form. What is asked for is named in content/policies/privacy-policy.md too. */
const rules = [
  { name: 'path', kind: 'line', required: true, maxLength: 200 },
  { name: 'field', kind: 'line', required: true, maxLength: 20 },
  { name: 'value', kind: 'text', required: true, maxLength: 500 },
  { name: 'reason', kind: 'text', required: true, maxLength: 500 },
  { name: 'contact', kind: 'line', required: false, maxLength: 254 },
] as const satisfies FieldRule[];

export type ReportForm = Record<Exclude<(typeof rules)[number]['name'], 'field'>, string> & {
  field: ReportField;
};

/** That a place has closed says itself what is right. */
export function checkReportForm(fields: FormFields, words: typeof reportFormWords): FieldError[] {
  const { field, value } = cleanForm(rules, fields);
  return checkForm(rules, fields, words, checkOwnRules).filter(
    (error) => !(field === 'closed' && error.field === 'value' && !value),
  );

  function checkOwnRules({ field, contact }: Record<(typeof rules)[number]['name'], string>): FieldError[] {
    const isPhone = /^[+\d]/.test(contact) && !contact.includes('@');
    return [
      ...(field && !readField(field) ? [{ field: 'field', reason: words.missing.field ?? '' }] : []),
      ...(isPhone && !isWholeNumber(contact) ? [{ field: 'contact', reason: words.badPhone }] : []),
    ];
  }
}

/** Only for fields that have been checked. */
export function cleanReportForm(fields: FormFields): ReportForm {
  const { field, ...texts } = cleanForm(rules, fields);
  return { ...texts, field: readField(field) ?? 'other' };
}

function readField(text: string): ReportField | undefined {
  return reportFields.find((field) => field === text);
}
