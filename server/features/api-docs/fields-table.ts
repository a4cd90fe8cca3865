import { apiPage } from '#content/api.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';

/** As much of JSON Schema as the API's description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** The fields of an object, one row each. The wrapper scrolls, and by keyboard too, where a row is too wide. */
export function fieldsTable({ properties = {}, required = [] }: Schema, caption: string): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const need = required.includes(name) ? apiPage.required : apiPage.optional;
    const notes = [schema.description, bounds(schema)]
      .filter(Boolean)
      .map((note) => escapeMarkup(String(note)));
    return `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td>${typeOf(schema)}, ${need}</td><td>${notes.join(' ')}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeMarkup(caption)}"><table>${rows.join('')}</table></div>`;
}

/** Markup: a shape that has a section of its own is linked. */
export function typeOf({ $ref, type, format, items, anyOf }: Schema): string {
  if ($ref) {
    const name = escapeMarkup($ref.split('/').at(-1) ?? '');
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (type === 'array') return `list of ${typeOf(items ?? {})}`;
  return escapeMarkup(format ?? type ?? 'anything');
}

function bounds({ minLength, maxLength, anyOf }: Schema): string {
  const most = maxLength ?? anyOf?.find((choice) => choice.maxLength !== undefined)?.maxLength;
  if (most !== undefined) return `At most ${most.toLocaleString('en-GB')} characters.`;
  return minLength ? 'Never empty.' : '';
}
