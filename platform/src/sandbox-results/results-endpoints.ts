import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { publishedNumbers } from './published-numbers.ts';

const asked = z.object({
  bureau: z.string().max(40),
  game: z.string().max(64),
  issue: z.string().regex(/^\d{8}$/),
});

/** The bureaus that publish results, each at an address of its own. */
export async function resultsEndpoints(app: FastifyInstance): Promise<void> {
  app.get('/results/:bureau/:game/:issue', async (request, reply) => {
    const params = asked.safeParse(request.params);
    const prizes = params.success && publishedNumbers(params.data.game, params.data.issue);
    return prizes
      ? reply.send({ prizes })
      : reply
          .code(404)
          .send({ error: 'Ask for a game that is drawn here, and its day as YYYYMMDD.' });
  });
}
