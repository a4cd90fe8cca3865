import type { FastifyInstance } from 'fastify';
import { consentChoices, formatConsentCookie } from '#domain/forms/consent-cookie.ts';
import { consentCookie, consentPath } from '#words/consent.ts';
import type { Config } from '../../config.ts';
import { knownLanguage, pathIn } from '../../languages.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';

const BODY_LIMIT_BYTES = 1024;

/** Stores the choice about cookies in its cookie, for scripts and for plain form posts alike; keeps nothing itself. */
export async function consentRoutes(
  app: FastifyInstance,
  { config: { publicUrl } }: { config: Pick<Config, 'publicUrl'> },
) {
  const isSecure = publicUrl.startsWith('https:');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.post<{ Body: URLSearchParams | undefined }>(
    consentPath,
    { onRequest: refuseOtherSites(publicUrl) },
    async ({ body }, reply) => {
      const choice = consentChoices.find((known) => known === body?.get('choice'));
      if (!choice) throw new RequestError(400, `choice must be ${consentChoices.join(' or ')}`);
      // Never an address from the request: nobody can be led away from here.
      const language = knownLanguage(body?.get('language') ?? undefined);
      const place = body?.get('from') === 'policy' ? `/cookies-policy#consent-${choice}` : '/';
      return reply
        .header('set-cookie', formatConsentCookie(consentCookie, choice, isSecure))
        .header('cache-control', 'no-store')
        .redirect(pathIn(language, place), 303);
    },
  );
}
