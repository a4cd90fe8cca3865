import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Finds out whether the port is free before workers share it, and which one it is when any will do. */
export async function reservePort(config: Config): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(config.port, config.host);
    await once(probe, 'listening');
  } catch (error) {
    throw toStartError(error, config);
  }
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Says in one sentence why the port or the address cannot be listened on. */
export function toStartError(
  error: unknown,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variable = 'PORT',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is already in use: stop the program that uses it, or set ${variable} to another number.`,
    );
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} may not be opened by this user: set ${variable} to a number above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAFNOSUPPORT')
    return new StartError(
      `HOST ${host} is not an address of this machine: set HOST to one that is, or to 0.0.0.0.`,
    );
  return error;
}
