/** A reason not to start. Its message is one sentence that the operator can act on, without a stack or a secret. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Says in one sentence why the port or the address cannot be listened on. */
export function toStartError(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user: set PORT to a number above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAFNOSUPPORT')
    return new StartError(
      `HOST ${host} is not an address of this machine: set HOST to one that is, or to 0.0.0.0.`,
    );
  return error;
}
