import { contactBody } from '../../tests/support/send-form.ts';
import type { LoadRequest } from './run-load.ts';

/** A browser's request, or one without compression. */
export function get(path: string, encoding: 'br' | 'identity' = 'br'): LoadRequest {
  return { path, headers: { 'accept-encoding': encoding } };
}

/** A contact form message as the EmailJS library sends it. */
export async function formPost(): Promise<LoadRequest> {
  const changing = crypto.randomUUID();
  const form = new Response(contactBody({ message: changing }));
  return {
    method: 'POST',
    path: '/api/v1.0/email/send-form',
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: Buffer.from(await form.arrayBuffer()),
    changing,
  };
}
