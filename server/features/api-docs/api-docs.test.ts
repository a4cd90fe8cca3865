import { expect, test } from 'vitest';
import { apiChecker, describedApi } from '#tests/support/open-api.ts';
import { hashSource } from '#tests/support/read-html.ts';
import { contactBody, injectForm } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';

type FormBody = Parameters<typeof injectForm>[1];

const environment = { PUBLIC_URL: 'https://lashma.example' };

const createTestApp = testApps('SQLite');

test('the description of the API names every operation once, and nothing that is no part of it', async () => {
  const { app } = await createTestApp({ environment });
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://lashma.example' }] });
  const methods = Object.entries<object>(document.paths).map(([path, named]) => [path, Object.keys(named)]);
  expect(Object.fromEntries(methods)).toEqual({
    '/api/blogs': ['get'],
    '/api/blogs/{id}': ['get'],
    '/api/page-views': ['post'],
    '/api/v1.0/email/send-form': ['post'],
  });
  expect(Object.keys(document.components.schemas).sort()).toEqual(['Blog', 'Refusal']);
});

test('the description is true of the forms', async () => {
  const { app, database } = await createTestApp({ environment: { ...environment, FORM_LIMIT: '5' } });
  const check = await apiChecker(app);
  const statuses = new Set<number>();
  const send = async (...[body, options]: [FormBody, object?]) => {
    const response = await injectForm(app, body, options);
    check('post', '/api/v1.0/email/send-form', response);
    statuses.add(response.statusCode);
  };
  await send(contactBody());
  await send(contactBody({ user_email: 'none' }));
  await send({ type: 'application/json', bytes: '{}' });
  await send(contactBody(), { headers: { origin: 'https://other.example' } });
  await send(contactBody({ message: 'x'.repeat(300_000) }));
  for (let count = 0; count < 6; count++) await send(contactBody(), { remoteAddress: '192.0.2.4' });
  await database.destroy();
  for (let count = 0; count < 6; count++) await send(contactBody(), { remoteAddress: '192.0.2.3' });
  expect([...statuses].sort().join(' ')).toBe('200 400 403 413 415 429 503');
});

test('the description is true of the page views', async () => {
  const { app } = await createTestApp({ environment });
  const ask = await describedApi(app);
  const json = { 'content-type': 'application/json' };
  for (const [payload, headers, status] of [
    ['{"path":"/"}', json, 204],
    ['{}', json, 400],
    ['{"path":"/"}', { ...json, origin: 'https://other.example' }, 403],
    [`{"path":"/${'x'.repeat(5000)}"}`, json, 413],
    ['x', { 'content-type': 'image/png' }, 415],
  ] as const) {
    const answer = await ask({ method: 'POST', url: '/api/page-views', headers, payload });
    expect(answer.statusCode).toBe(status);
  }
});

test('the description is shown to people with every operation, without scripts or anything from elsewhere', async () => {
  const { app } = await createTestApp({ environment });
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src; style-src 'sha256-[^ ;]+'; img-src 'self';/);
  expect(policy).toContain(hashSource(/<style>([^<]+)<\/style>/.exec(body)?.[1] ?? ''));
  expect(body).not.toMatch(/<script|\sstyle="|\son\w+=|https?:\/\/(?!lashma\.example)/);
  const { paths } = (await app.inject('/api/openapi.json')).json();
  for (const methods of Object.values<Record<string, { operationId: string; summary: string }>>(paths))
    for (const { operationId, summary } of Object.values(methods)) {
      expect(body).toContain(`href="#${operationId}"`);
      expect(body).toContain(`<h3 id="${operationId}">${summary}</h3>`);
    }
  for (const [, anchor] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${anchor}"`);
});
