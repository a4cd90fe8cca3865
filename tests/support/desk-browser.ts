import { createAuthenticator } from './authenticator.ts';

type Authenticator = ReturnType<typeof createAuthenticator>;

/**
 * What a browser does at the desk, by plain HTTP: it keeps the cookies, sends forms and JSON as a page of the desk
 * would, and asks an authenticator. `origin` is the public address of the site, `url` where it listens.
 */
export function createDeskBrowser(url: string, origin: string, authenticator = createAuthenticator(origin)) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { origin, 'sec-fetch-site': 'same-origin', cookie, ...(init.headers as object) },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const postJson = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The options that the site asks the authenticator with; undefined when it does not. */
  async function ask(path: string, body: object) {
    const answer = await postJson(path, body);
    return answer.ok ? (await answer.json()).options : undefined;
  }

  return {
    cookies,
    authenticator,
    send,
    postJson,
    ask,
    async accept(invitation: string, use: Authenticator['make'] = authenticator.make): Promise<number> {
      const options = await ask('/desk/invitation/options', { invitation });
      if (!options) return 404;
      return (await postJson('/desk/invitation/passkey', { invitation, response: use(options) })).status;
    },
    async signIn(use: Authenticator['sign'] = authenticator.sign): Promise<number> {
      const options = await ask('/desk/sign-in/options', {});
      return (await postJson('/desk/sign-in', { response: use(options) })).status;
    },
    /** Whether the desk is open to it. */
    async isIn(): Promise<boolean> {
      return (await send('/desk/account')).status === 200;
    },
  };
}
