import type { FastifyInstance } from 'fastify';
import type { FormWords } from '#words/message-forms.ts';

export const typedContact = {
  user_name: 'Adébáyọ̀ Ọláìyá',
  user_email: 'adebayo@example.com',
  user_phone: '0803 000 0000',
  subject: 'Change of hospital',
  message: 'Ẹ káàárọ̀!\n\nMo fẹ́ yí ilé-ìwòsàn mi padà 🏥.',
};

/** What the client library adds to a form's own fields. */
export const contactCall = {
  lib_version: '4.4.1',
  service_id: 'lashma',
  template_id: 'contact',
  user_id: 'lashma-website',
};

export const newsletterCall = { ...contactCall, template_id: 'newsletter' };

export function formBody(fields: Record<string, string | Blob>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
}

export function contactBody(changes: Record<string, string> = {}): FormData {
  return formBody({ ...typedContact, ...changes, ...contactCall });
}

/** Puts a form into the endpoint as a browser would; headers can be changed. */
export async function injectForm(
  app: FastifyInstance,
  body: FormData | { type: string; bytes: Buffer | string },
  options: { headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  const sent = body instanceof FormData ? await encodeForm(body) : body;
  return app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send-form',
    payload: sent.bytes,
    ...options,
    headers: { 'content-type': sent.type, ...options.headers },
  });
}

/** As a browser encodes it. */
export async function encodeForm(body: BodyInit): Promise<{ type: string; bytes: Buffer }> {
  const sent = new Response(body);
  const type = sent.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await sent.arrayBuffer()) };
}

const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The answer to the question that a page or an endpoint asks; undefined if it asks none. */
export function answerIn(text: string, words: FormWords): string | undefined {
  for (const one of NUMBERS)
    for (const other of NUMBERS) if (text.includes(words.question(one, other))) return String(one + other);
  return undefined;
}
