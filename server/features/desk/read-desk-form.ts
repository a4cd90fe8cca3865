import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#app/desk/uploaded-file.ts';
import { RequestError } from '../../request-error.ts';

/** More than any form of the desk has; each costs far more memory than its bytes. */
const MOST_FIELDS = 1000;

/** The values of a form in their order, in either of the two ways in which browsers send them. */
export async function readDeskForm({ body, headers }: FastifyRequest): Promise<[string, string | File][]> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const type = headers['content-type'] ?? '';
  // Counted before they are taken apart, which would take seconds for a million of them.
  const entries = hasTooMany(bytes, type) ? undefined : await parse(bytes, type);
  if (!entries || entries.length > MOST_FIELDS) throw new RequestError(413, 'the form has too many fields');
  return entries;
}

function hasTooMany(bytes: Buffer, type: string): boolean {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/i.exec(type) ?? [];
  const separator = boundary === undefined ? '&' : `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(separator); at !== -1; at = bytes.indexOf(separator, at + 1))
    if (++count > MOST_FIELDS) return true;
  return false;
}

/** Of values with one name the first counts; a file field that was left empty comes as a file without a name. */
export async function sortDeskForm(entries: readonly [string, string | File][]) {
  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for (const [name, value] of entries) {
    if (typeof value === 'string') {
      if (!fields.has(name)) fields.set(name, value);
    } else if (value.name !== '' && !files.has(name)) {
      files.set(name, { name: value.name, type: value.type, bytes: await value.bytes() });
    }
  }
  return { fields: Object.fromEntries(fields), files: Object.fromEntries(files) };
}

async function parse(bytes: Buffer, type: string): Promise<[string, string | File][]> {
  try {
    return [...(await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData())];
  } catch {
    throw new RequestError(400, 'the form cannot be read');
  }
}
