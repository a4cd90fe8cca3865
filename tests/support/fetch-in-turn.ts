import { setTimeout as pause } from 'node:timers/promises';

const TRIES = 20;
const PAUSE_MS = 500;

/**
 * Asks again when a site has no turn to render for one visitor, as it may right after its start on a busy machine;
 * nothing has been done with the request then.
 */
export async function fetchInTurn(url: string, init: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || tries === TRIES) return answer;
    await answer.text();
    await pause(PAUSE_MS);
  }
}
