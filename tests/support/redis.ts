import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The few commands of Redis that we use, spoken over a real connection. */
export interface TestRedis {
  url: string;
  /** Clients that have said hello and may count. */
  clients: number;
  /** Reads and never answers. */
  hang: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRedis(): Promise<TestRedis> {
  const keys = new Map<string, { value: number; endsAt: number }>();
  const sockets = new Set<Socket>();
  const greeted = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  const redis: TestRedis = {
    get url() {
      return `redis://127.0.0.1:${port}`;
    },
    get clients() {
      return greeted.size;
    },
    hang: false,
    async start() {
      server = createServer((socket) => {
        sockets.add(socket);
        socket.on('close', () => {
          sockets.delete(socket);
          greeted.delete(socket);
        });
        socket.on('error', () => {});
        serve(socket);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
    async stop() {
      if (!server?.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };

  function serve(socket: Socket): void {
    let received = '';
    let queue: string[][] | undefined;
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
      if (redis.hang) return;
      for (const command of takeCommands()) socket.write(reply(command));
    });

    /** Commands come as `*2\r\n$4\r\nPTTL\r\n$1\r\na\r\n`; ours hold no line breaks. */
    function takeCommands(): string[][] {
      const parts = received.split('\r\n');
      const commands: string[][] = [];
      let at = 0;
      while (parts[at]?.startsWith('*')) {
        const length = Number(parts[at]?.slice(1));
        if (parts.length <= at + 2 * length + 1) break;
        commands.push(Array.from({ length }, (_, index) => parts[at + 2 * index + 2] ?? ''));
        at += 2 * length + 1;
      }
      received = parts.slice(at).join('\r\n');
      return commands;
    }

    function reply(command: string[]): string {
      const name = command[0]?.toLowerCase();
      // The last thing that a client asks before it works.
      if (name === 'info') greeted.add(socket);
      if (name === 'multi') {
        queue = [];
        return '+OK\r\n';
      }
      if (name === 'exec') {
        const answers = (queue ?? []).map(run);
        queue = undefined;
        return `*${answers.length}\r\n${answers.join('')}`;
      }
      if (!queue) return run(command);
      queue.push(command);
      return '+QUEUED\r\n';
    }
  }

  function run([name = '', key = '', ...more]: string[]): string {
    const known = keys.get(key);
    const entry = known && known.endsAt > Date.now() ? known : undefined;
    switch (name.toLowerCase()) {
      case 'set': {
        if (entry) return '$-1\r\n';
        keys.set(key, { value: Number(more[0]), endsAt: Date.now() + Number(more[2]) });
        return '+OK\r\n';
      }
      case 'incr':
        return entry ? `:${++entry.value}\r\n` : '-ERR no window\r\n';
      case 'pttl':
        return `:${entry ? entry.endsAt - Date.now() : -2}\r\n`;
      case 'info':
        return '$14\r\nredis_version:\r\n';
      case 'client':
        return '+OK\r\n';
      default:
        return `-ERR unknown command ${name}\r\n`;
    }
  }

  await redis.start();
  onTestFinished(() => redis.stop());
  return redis;
}
