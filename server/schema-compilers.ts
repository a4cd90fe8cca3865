import type { FastifyServerOptions } from 'fastify';

const refuse = (): never => {
  throw new Error('no schema is compiled here');
};

/** Schemas only describe, so that Fastify's own compilers, some hundred modules, need not be loaded. */
export const withoutSchemaCompilers: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
};
