import { contactBody } from '../../tests/support/send-form.ts';
import type { LoadRequest } from './run-load.ts';

/** What browsers ask for, and what they would get without compression. */
export function get(path: string, encoding: 'br' | 'identity' = 'br'): LoadRequest {
  return { path, headers: { 'accept-encoding': encoding } };
}

/** A message of the contact form, as the client library in the browser sends it. */
export async function formPost(): Promise<LoadRequest> {
  const form = new Response(contactBody());
  return {
    method: 'POST',
    path: '/api/v1.0/email/send-form',
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: Buffer.from(await form.arrayBuffer()),
  };
}
