import {
  adminInboxImagePath,
  inboxImagePath,
  reaches,
  type PermissionScope,
} from '@croupier/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import { sendJpeg } from '../../http/send-jpeg.ts';
import type { Member } from '../identity/index.ts';
import type { Inbox } from './inbox.service.ts';

interface Visitors {
  memberOf(request: FastifyRequest): Promise<Pick<Member, 'id'> | null>;
  operatorOf(request: FastifyRequest): Promise<{ readonly reach: PermissionScope } | null>;
}

/** Pictures of messages, as the `src` of an image: for members who got the message, and for operators. */
export function inboxEndpoints(inbox: Inbox, visitors: Visitors): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>(inboxImagePath, async (request, reply) => {
      const member = await visitors.memberOf(request);
      if (!member) return sendProblem(reply, 'unauthenticated');
      const jpeg = await inbox.picture(member.id, request.params.id);
      return jpeg ? sendJpeg(reply, jpeg) : sendProblem(reply, 'not-found');
    });

    app.get<{ Params: { id: string } }>(adminInboxImagePath, async (request, reply) => {
      const operator = await visitors.operatorOf(request);
      if (!operator) return sendProblem(reply, 'unauthenticated');
      const picture = await inbox.images.byId(request.params.id);
      if (!picture || !reaches(operator.reach, 'inbox', picture.brand))
        return sendProblem(reply, 'not-found');
      return sendJpeg(reply, picture.jpeg);
    });
  };
}
