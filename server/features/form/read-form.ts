import { RequestError } from '../../request-error.ts';

const MOST_FIELDS = 50;

/** The fields of a form, in either of the two ways in which browsers send them; read by the platform. */
export async function readForm(body: unknown, contentType: string): Promise<Record<string, string>> {
  const data = await parse(body, contentType);
  const fields = new Map<string, string>();
  for (const [name, value] of data) {
    if (typeof value !== 'string') throw new RequestError(400, 'Files cannot be sent with this form');
    if (!fields.has(name)) fields.set(name, value);
    if (fields.size > MOST_FIELDS) throw new RequestError(400, 'The form has too many fields');
  }
  return Object.fromEntries(fields);
}

async function parse(body: unknown, contentType: string): Promise<FormData> {
  try {
    const bytes = new Uint8Array(Buffer.isBuffer(body) ? body : []);
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new RequestError(400, 'The form cannot be read');
  }
}
