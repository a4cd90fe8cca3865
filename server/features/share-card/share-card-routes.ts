import type { FastifyInstance } from 'fastify';
import type { PageAddress } from '../../pages/page-address.ts';
import type { RenderQueue } from '../../pages/render-queue.ts';
import type { Renderer } from '../../pages/renderer.ts';
import { CARDS_PATH, type DrawnCards } from './drawn-cards.ts';

const LASTING = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

interface ShareCardOptions {
  cards: DrawnCards;
  renderer: Pick<Renderer, 'cardOf'>;
  inTurn: RenderQueue;
  addressOf: (url: string) => PageAddress;
}

/** The cards of places, drawn in turn when somebody shares one. Only addresses that there are have a card. */
export async function shareCardRoutes(app: FastifyInstance, options: ShareCardOptions) {
  const { cards, renderer, inTurn, addressOf } = options;

  app.get<{ Params: { '*': string }; Querystring: { v?: unknown } }>(
    `${CARDS_PATH}/*`,
    async (request, reply) => {
      const [, path = ''] = /^(.+)\.png$/.exec(request.params['*']) ?? [];
      const address = addressOf(`/${path}`);
      if (address.kind !== 'page' || !address.isPlace) return reply.callNotFound();
      const card = await renderer.cardOf(address);
      if (!card) return reply.callNotFound();
      const picture = await inTurn(request.ip, () => cards.draw(card));
      const isNewest = cards.fileOf(address.path, card).src.endsWith(`?v=${request.query.v}`);
      return reply
        .header('cache-control', isNewest ? LASTING : FOR_A_DAY)
        .type('image/png')
        .send(picture);
    },
  );
}
