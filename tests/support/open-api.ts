import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, object> }> }>>;
}

/**
 * Sends requests as `inject` does, and fails when an answer is not one that the API's own description promises:
 * an unknown status, another media type, a body of another shape.
 */
export async function describedApi(app: FastifyInstance) {
  const document = (await app.inject('/api/openapi.json')).json<Described>();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');

  return async (options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> => {
    const response = await app.inject(options);
    const method = (options.method ?? 'GET').toLowerCase();
    const path = Object.keys(document.paths).find((known) => matches(known, options.url)) ?? options.url;
    const { statusCode } = response;
    const described = document.paths[path]?.[method]?.responses[statusCode];
    expect(described, `${method} ${path} answers ${statusCode}, which is not described`).toBeDefined();
    if (response.body === '') {
      expect(JSON.stringify(described?.content ?? 'null')).toContain('null');
      return response;
    }
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    const pointer = [path, method, 'responses', statusCode, 'content', 'application/json', 'schema'].map(
      escape,
    );
    const validate = ajv.getSchema(`api#/paths/${pointer.join('/')}`);
    expect(validate, `${method} ${path} ${statusCode} has no schema`).toBeDefined();
    expect(validate?.(response.json()), JSON.stringify(validate?.errors)).toBe(true);
    return response;
  };
}

function matches(template: string, url: string): boolean {
  const pattern = template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`^${pattern}(\\?.*)?$`).test(url);
}

function escape(part: string | number): string {
  return encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
}
