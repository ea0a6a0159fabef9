import { sql } from 'kysely';
import { healthPath } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';

/** Whether this process can serve requests: it listens, and its database answers. */
export const healthEndpoint =
  ({ db, config }: Pick<Core, 'db' | 'config'>) =>
  async (http: FastifyInstance): Promise<void> => {
    http.get(healthPath, async (_request, reply) => {
      const canServe = await sql`SELECT 1`.execute(db.read).then(
        () => true,
        () => false,
      );
      return reply
        .code(canServe ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ roles: config.roles, database: canServe ? 'answers' : 'away' });
    });
  };
