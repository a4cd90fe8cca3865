import { apiPage } from '#words/api.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';

/** As much of JSON Schema as the API's description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  pattern?: string;
}

/** The fields of an object, one row each. */
export function fieldsTable({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const need = required.includes(name) ? apiPage.required : apiPage.optional;
    const notes = [schema.description, schema.minLength && 'Never empty.'].filter(Boolean).join(' ');
    return `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td>${typeOf(schema)}, ${need}</td><td>${escapeMarkup(notes)}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<table>${rows.join('')}</table>`;
}

/** Markup: a shape that has a section of its own is linked. */
export function typeOf({ $ref, type, format, items }: Schema): string {
  if ($ref) {
    const name = escapeMarkup($ref.split('/').at(-1) ?? '');
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if (type === 'array') return `list of ${typeOf(items ?? {})}`;
  return escapeMarkup(format ?? type ?? 'anything');
}
