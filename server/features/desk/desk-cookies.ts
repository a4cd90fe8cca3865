import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookies } from '../../read-cookies.ts';

/** Longer ones would not fit into a cookie once they are encoded. */
const LONGEST_NOTICE = 300;
const NOTICE_SECONDS = 60;

type Name = 'desk' | 'desk-challenge' | 'desk-notice';

/** The cookies of the desk: no script reads them, no other site can have them sent, and no other page gets them. */
export function createDeskCookies(publicUrl: string) {
  const end = `; Path=/desk; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

  /** Without `seconds` it lasts as long as the browser is open. */
  function set(reply: FastifyReply, name: Name, value: string, seconds?: number): void {
    const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
    reply.header('set-cookie', `${name}=${value}${age}${end}`);
  }

  function read(request: FastifyRequest, name: Name): string | undefined {
    return readCookies(request.headers.cookie)[name] || undefined;
  }

  return {
    set,
    read,
    clear: (reply: FastifyReply, name: Name) => set(reply, name, '', 0),
    setNotice(reply: FastifyReply, notice: string): void {
      const text = notice.slice(0, LONGEST_NOTICE).toWellFormed();
      set(reply, 'desk-notice', encodeURIComponent(text), NOTICE_SECONDS);
    },
    /** What the last form has done; shown once. */
    takeNotice(request: FastifyRequest, reply: FastifyReply): string | undefined {
      const kept = read(request, 'desk-notice');
      if (kept === undefined) return undefined;
      set(reply, 'desk-notice', '', 0);
      return decode(kept);
    },
  };
}

export type DeskCookies = ReturnType<typeof createDeskCookies>;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
