import type { FastifyInstance } from 'fastify';
import { createLimits } from '../../http/limits.ts';
import { serveRoutes } from '../../http/registrar.ts';
import type { Route } from '../../http/routes.ts';
import { createServer } from '../../http/server.ts';
import { closing } from '../closing.ts';
import type { HostileWorld } from './hostile-world.ts';

/** A server with one route of the test's own, with the platform's hooks. */
export async function faultyRoute({ site }: HostileWorld, route: Route): Promise<FastifyInstance> {
  const { core, app } = site;
  const http = await createServer(core);
  serveRoutes(http, [route], {
    brandOf: (host) => app.modules.brands.byHost(host),
    memberOf: app.modules.identity.bySession,
    recentMemberOf: app.modules.identity.byRecentSession,
    operatorOf: (credential) => app.modules.operators.bySession(credential),
    guard: {
      brandOf: { withdrawal: none, deposit: none, member: none, room: none },
      now: () => core.clock.now(),
    },
    unseal: (body) => app.modules.sealing.open(body),
    visitorOf: ({ ip }) => ({ ip, country: null }),
    refusalFor: () => null,
    limits: createLimits(null),
    answerCheck: 'none',
  });
  await http.ready();
  closing(() => http.close());
  return http;
}

const none = () => Promise.resolve(null);
