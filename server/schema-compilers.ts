import type { FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import { z } from 'zod';
import { RequestError } from './request-error.ts';

/** Validates the body, query or parameters of a route, and gives the handler what Zod has read. */
const compileZod: FastifySchemaCompiler<unknown> = ({ schema, httpPart, method, url }) => {
  if (!(schema instanceof z.ZodType)) throw new Error(`${method} ${url}: its ${httpPart} has no Zod schema`);
  return (data) => {
    const { success, data: value, error } = schema.safeParse(data);
    return success ? { value } : { error: toRequestError(error) };
  };
};

function toRequestError({ issues }: z.ZodError): RequestError {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), reason: message }));
  const message = errors.map(({ field, reason }) => `${field} ${reason}`.trim()).join(', ');
  return new RequestError(400, message, errors);
}

/**
 * Requests are validated by Zod and answers by nothing, so that Fastify's own compilers, some hundred modules, need
 * not be loaded.
 */
export const zodCompilers: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: {
    compilersFactory: {
      // The types know Ajv's only.
      buildValidator: () => compileZod as never,
      buildSerializer: () => () => (data: unknown) => JSON.stringify(data),
    },
  },
};
