import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PageRouter } from '../../pages/page-router.ts';
import type { RenderQueue } from '../../pages/render-queue.ts';
import type { Renderer } from '../../pages/renderer.ts';
import { nothingHere } from '../../request-error.ts';
import { CARDS_PATH, type DrawnCards } from './drawn-cards.ts';

const LASTING = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

const querystring = z.object({ v: z.string().optional().catch(undefined) });

/** The cards of places, drawn in the render queue when somebody shares one. Only paths of places have a card. */
export async function shareCardRoutes(
  app: FastifyInstance,
  options: { cards: DrawnCards; renderer: Renderer; renderQueue: RenderQueue; router: PageRouter },
) {
  const { cards, renderer, renderQueue, router } = options;

  app.get<{ Params: { '*': string }; Querystring: z.infer<typeof querystring> }>(
    `${CARDS_PATH}/*`,
    { schema: { querystring } },
    async (request, reply) => {
      const [, path = ''] = /^(.+)\.png$/.exec(request.params['*']) ?? [];
      const match = router.match(`/${path}`);
      const card = match.kind === 'page' && match.isPlace ? await renderer.cardOf(match) : undefined;
      if (match.kind !== 'page' || !card) throw nothingHere();
      const picture = await renderQueue.run(request.ip, () => cards.draw(card));
      const isNewest = cards.fileOf(match.path, card).src.endsWith(`?v=${request.query.v}`);
      return reply
        .header('cache-control', isNewest ? LASTING : FOR_A_DAY)
        .type('image/png')
        .send(picture);
    },
  );
}
