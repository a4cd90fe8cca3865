import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer ones would not fit into a cookie once they are encoded. */
const LONGEST_NOTICE = 300;
const NOTICE_SECONDS = 60;

type Name = 'desk' | 'desk-challenge' | 'desk-notice';

/**
 * The cookies of the desk: no script reads them and no other site can have them sent. On https their prefix sees to it
 * that no other host of the domain can set one; on http, as on a developer's machine, browsers refuse the prefix. They are
 * sent to the whole site, since the pictures of drafts are not below /desk.
 */
export function createDeskCookies(publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:');
  const prefix = isHttps ? '__Host-' : '';
  const attributes = { httpOnly: true, sameSite: 'strict', secure: isHttps } as const;

  /** Without `seconds` it lasts as long as the browser is open. */
  function set(reply: FastifyReply, name: Name, value: string, seconds?: number): void {
    const age = seconds === undefined ? {} : { maxAge: seconds };
    reply.setCookie(prefix + name, value, { ...attributes, path: '/', ...age });
  }

  function read(request: FastifyRequest, name: Name): string | undefined {
    return request.cookies[prefix + name] || undefined;
  }

  return {
    set,
    read,
    clear: (reply: FastifyReply, name: Name) => set(reply, name, '', 0),
    /**
     * Ends what the browser keeps of a session: the cookie, also the one that the version before set at /desk,
     * and unsent answers and posts, since the next person may use the same device.
     */
    clearSession(reply: FastifyReply): void {
      set(reply, 'desk', '', 0);
      reply.setCookie('desk', '', { ...attributes, path: '/desk', maxAge: 0 });
      reply.header('clear-site-data', '"storage"');
    },
    setNotice(reply: FastifyReply, notice: string): void {
      set(reply, 'desk-notice', notice.slice(0, LONGEST_NOTICE).toWellFormed(), NOTICE_SECONDS);
    },
    /** What the last form has done; shown once. */
    takeNotice(request: FastifyRequest, reply: FastifyReply): string | undefined {
      const notice = read(request, 'desk-notice');
      if (notice !== undefined) set(reply, 'desk-notice', '', 0);
      return notice;
    },
  };
}

export type DeskCookies = ReturnType<typeof createDeskCookies>;
