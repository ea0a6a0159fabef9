import {
  adminSupportImagePath,
  reaches,
  supportImagePath,
  type PermissionScope,
} from '@croupier/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { supportCredential } from '../../http/cookies.ts';
import { sendProblem } from '../../http/problems.ts';
import { sendJpeg } from '../../http/send-jpeg.ts';
import type { Member } from '../identity/index.ts';
import type { Support } from './support.service.ts';

interface Visitors {
  memberOf(request: FastifyRequest): Promise<Pick<Member, 'id'> | null>;
  operatorOf(request: FastifyRequest): Promise<{ readonly reach: PermissionScope } | null>;
}

/** Pictures of rooms, as the `src` of an image: for the member or visitor who sent one, and for operators. */
export function supportEndpoints(support: Support, visitors: Visitors): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>(supportImagePath, async (request, reply) => {
      const { id } = request.params;
      const member = await visitors.memberOf(request);
      const own = member ? await support.images.bytes(id, member.id) : null;
      if (own) return sendImage(reply, own);
      // A visitor who wrote before signing in still sees these messages.
      const visitor = support.visitors.idOf({ support: supportCredential(request) });
      if (visitor) return sendImage(reply, await support.images.bytes(id, visitor));
      return sendProblem(reply, member ? 'not-found' : 'unauthenticated');
    });

    app.get<{ Params: { id: string } }>(adminSupportImagePath, async (request, reply) => {
      const operator = await visitors.operatorOf(request);
      // A picture does not name its brand, so the operator needs the permission for all brands.
      if (!operator || !reaches(operator.reach, 'support', null))
        return sendProblem(reply, 'unauthenticated');
      return sendImage(reply, await support.images.bytes(request.params.id, null));
    });
  };
}

function sendImage(reply: FastifyReply, jpeg: Buffer | null): FastifyReply {
  return jpeg ? sendJpeg(reply, jpeg) : sendProblem(reply, 'not-found');
}
