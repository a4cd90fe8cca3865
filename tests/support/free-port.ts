import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that the system itself gives to outgoing connections and to whoever asks for any port: else one of
// these could take it before it is listened on, or while a server that is to come back there is stopped.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port of the loopback that nobody listens on right now, and that nobody is given by chance. */
export async function freePort(): Promise<number> {
  while (true) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
