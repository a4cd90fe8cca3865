import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, object> }> }>>;
}

type CheckAnswer = (method: string, url: string, response: LightMyRequestResponse) => void;

/** By the text of the description, which is the same for most apps: preparing it takes longer than asking them. */
const checkers = new Map<string, CheckAnswer>();

/**
 * The answer fails a test when its own API's description does not promise what it is given: an unknown status,
 * another media type, a body of another shape.
 */
export async function apiChecker(app: FastifyInstance): Promise<CheckAnswer> {
  const text = (await app.inject('/api/openapi.json')).body;
  const checker = checkers.get(text) ?? createChecker(JSON.parse(text));
  checkers.set(text, checker);
  return checker;
}

function createChecker(document: Described): CheckAnswer {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');

  return (method, url, response) => {
    const path = Object.keys(document.paths).find((known) => matches(known, url)) ?? url;
    const { statusCode, body } = response;
    const described = document.paths[path]?.[method]?.responses[statusCode];
    const name = `${method} ${path} ${statusCode}`;
    expect(described, `${name} is not described`).toBeDefined();
    if (body === '')
      return expect(JSON.stringify(described?.content ?? 'null'), `${name} has no body`).toContain('null');
    const type = String(response.headers['content-type']).split(';', 1)[0] ?? '';
    const pointer = [path, method, 'responses', statusCode, 'content', type, 'schema'].map(toPointerPart);
    const validate = ajv.getSchema(`api#/paths/${pointer.join('/')}`);
    expect(validate, `${name} has no schema for ${type}`).toBeDefined();
    const value = type === 'application/json' ? response.json() : body;
    expect(validate?.(value), `${name}: ${JSON.stringify(validate?.errors)}`).toBe(true);
  };
}

/** Sends requests as `inject` does, and checks each answer against the API's own description. */
export async function describedApi(app: FastifyInstance) {
  const check = await apiChecker(app);
  return async (options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> => {
    const response = await app.inject(options);
    check((options.method ?? 'GET').toLowerCase(), options.url, response);
    return response;
  };
}

function matches(template: string, url: string): boolean {
  const pattern = template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`^${pattern}(\\?.*)?$`).test(url);
}

function toPointerPart(part: string | number): string {
  return encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
}
