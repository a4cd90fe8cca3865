import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { consentCookie, consentPath } from '#facts/pages.ts';
import type { Config } from '../../config.ts';
import { knownLanguage, pathIn } from '../../languages.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';

const BODY_LIMIT_BYTES = 1024;
const DAY_SECONDS = 86_400;
const consentChoices = ['accepted', 'declined'] as const;
const ONE_OF = `must be ${consentChoices.join(' or ')}`;
const text = z.string().optional();
const body = z.object(
  { choice: z.enum(consentChoices, ONE_OF), language: text, from: text },
  `choice ${ONE_OF}`,
);

/** Stores the choice about cookies in its cookie, for scripts and for plain form posts alike; keeps nothing itself. */
export async function consentRoutes(app: FastifyInstance, { config }: { config: Config }) {
  const { publicUrl } = config;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  // Not HttpOnly, because scripts must be able to read it.
  const attributes = `Path=/; Max-Age=${consentCookie.days * DAY_SECONDS}; SameSite=Lax${secure}`;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );

  app.post<{ Body: z.infer<typeof body> }>(
    consentPath,
    { schema: { body }, onRequest: refuseOtherSites(publicUrl) },
    async ({ body: { choice, language: code, from } }, reply) => {
      // Never an address from the request: nobody can be led away from here.
      const language = knownLanguage(code);
      const place = from === 'policy' ? `/cookies-policy#consent-${choice}` : '/';
      return reply
        .header('set-cookie', `${consentCookie.name}=${choice}; ${attributes}`)
        .header('cache-control', 'no-store')
        .redirect(pathIn(language, place), 303);
    },
  );
}
