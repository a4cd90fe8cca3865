import { setTimeout as pause } from 'node:timers/promises';

const START_LIMIT_MS = 60_000;
/** Far above what a command takes, however busy the machine is. */
const ANSWER_LIMIT_MS = 180_000;

/** Commands and their answers over a WebSocket, as DevTools and WebDriver BiDi both have them. */
export interface JsonSocket {
  send<Answer>(method: string, params?: object, limitMs?: number): Promise<Answer>;
  close(): void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: unknown;
  message?: string;
}

export async function openSocket(url: string): Promise<JsonSocket> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${url} cannot be reached`));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id = 0, result, error, message }: Message = JSON.parse(data);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(`${JSON.stringify(error)} ${message ?? ''}`));
    else asked?.resolve(result);
  };
  socket.onclose = () => {
    for (const asked of waiting.values()) asked.reject(new Error('the browser has gone'));
  };
  return {
    send<Answer>(method: string, params: object = {}, limitMs = ANSWER_LIMIT_MS) {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      const giveUp = setTimeout(() => asked.reject(new Error(`${method} has no answer`)), limitMs);
      return asked.promise.finally(() => clearTimeout(giveUp)) as Promise<Answer>;
    },
    close: () => socket.close(),
  };
}

/** What a browser answers that has just been started, as soon as it does. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (true) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
