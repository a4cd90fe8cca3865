import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Some hundreds of requests a second of a few visitors are load enough, and leave others their share of a small machine. */
const BETWEEN_MS = 10;

export interface Visits {
  answered: number;
  /** Requests that had been sent but got no whole answer with status 200. */
  lost: string[];
  /** Resolves when every visitor has found the server closed, or was told to stop. */
  finished: Promise<void>;
  stop(): void;
}

/**
 * Visitors who ask for page after page on connections that they keep, as a load balancer does, until the server no
 * longer accepts connections. A refused connection is not a lost request: nothing had been sent.
 */
export function startVisits(url: string, visitors: number): Visits {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const visits: Visits = { answered: 0, lost: [], finished: Promise.resolve(), stop };
  visits.finished = Promise.all(
    Array.from({ length: visitors }, () => visit(url, agent, visits, () => isStopped)),
  ).then(() => agent.destroy());
  return visits;
}

async function visit(url: string, agent: Agent, visits: Visits, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const outcome = await ask(url, agent);
    if (outcome === 'refused') return;
    if (outcome === 'answered') visits.answered++;
    else visits.lost.push(outcome);
    await pause(BETWEEN_MS);
  }
}

function ask(url: string, agent: Agent): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
    response.resume();
    response.on('end', () =>
      resolve(
        response.complete && response.statusCode === 200 ? 'answered' : `status ${response.statusCode}`,
      ),
    );
    response.on('error', (error) => resolve(`cut short: ${error.message}`));
  });
  request.on('error', (error) =>
    resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : `lost: ${error.message}`),
  );
  return promise;
}
