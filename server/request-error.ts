import type { FastifyReply } from 'fastify';
import type { FieldError } from '#domain/forms/form-fields.ts';

export type { FieldError };

/** A request that is refused; Fastify answers with its status, and programs are told which fields were wrong. */
export class RequestError extends Error {
  override name = 'RequestError';
  readonly statusCode: number;
  readonly errors: readonly FieldError[] | undefined;

  constructor(statusCode: number, message: string, errors?: readonly FieldError[]) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
  }
}

export function nothingHere(): RequestError {
  return new RequestError(404, 'there is nothing at this address');
}

/** Aborted when the client goes before it has its answer, so that work for it can stop. */
export function clientSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new RequestError(499, 'the client has gone'));
  });
  return controller.signal;
}
