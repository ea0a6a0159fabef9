import {
  adminProofImagePath,
  proofImagePath,
  reaches,
  type PermissionScope,
} from '@croupier/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../http/problems.ts';
import type { Member } from '../identity/index.ts';
import type { Cashier } from './cashier.service.ts';

export interface ProofVisitors {
  memberOf(request: FastifyRequest): Promise<Pick<Member, 'id'> | null>;
  operatorOf(request: FastifyRequest): Promise<{ readonly reach: PermissionScope } | null>;
}

/** Serves proof images as the `src` of an image: for the member who uploaded it, and for operators. */
export function proofEndpoints(cashier: Cashier, visitors: ProofVisitors): FastifyPluginAsync {
  /** Whether the sender may review the payments of the brand that the image belongs to. */
  async function mayReview(request: FastifyRequest, id: string): Promise<boolean> {
    const operator = await visitors.operatorOf(request);
    if (!operator) return false;
    return reaches(operator.reach, 'cashier-review', await cashier.admin.brandOf('proof', id));
  }

  return async (app) => {
    app.get<{ Params: { id: string } }>(proofImagePath, async (request, reply) => {
      const member = await visitors.memberOf(request);
      if (!member) return sendProblem(reply, 'unauthenticated');
      return sendImage(reply, await cashier.proofBytes(request.params.id, member.id));
    });

    app.get<{ Params: { id: string } }>(adminProofImagePath, async (request, reply) => {
      const { id } = request.params;
      if (!(await mayReview(request, id))) return sendProblem(reply, 'unauthenticated');
      return sendImage(reply, await cashier.proofBytes(id, null));
    });
  };
}

function sendImage(reply: FastifyReply, bytes: Buffer | null): FastifyReply {
  if (!bytes) return sendProblem(reply, 'not-found');
  return reply
    .headers({
      // Only this browser may cache the image, never a shared cache.
      'cache-control': 'private, max-age=600',
      'content-disposition': 'inline; filename="proof.jpg"',
      'cross-origin-resource-policy': 'same-origin',
    })
    .type('image/jpeg')
    .send(bytes);
}
