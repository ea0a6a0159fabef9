import type { FastifyRequest } from 'fastify';
import { memberCredential, operatorCredential } from './cookies.ts';
import type { RegistrarDependencies } from './registrar.ts';
import { hostOf } from './request-host.ts';
import type { VisitBrand, VisitMember, VisitOperator } from './visit.ts';
import type { Visitor } from './visitor.ts';

/** Who sends a request that is no call: of a stream, a download, a picture or a redirect. */
export interface RequestSessions {
  /** The brand of the request's host. */
  brandOf(request: FastifyRequest): Promise<VisitBrand | null>;
  /** Like `brandOf`; `null` also where the brand is closed to this visitor. */
  openBrandOf(request: FastifyRequest): Promise<VisitBrand | null>;
  memberOf(request: FastifyRequest): Promise<VisitMember | null>;
  /** An operator who has set up every factor that the session needs. */
  operatorOf(request: FastifyRequest): Promise<VisitOperator | null>;
  visitorOf(request: FastifyRequest): Visitor;
}

type Dependencies = Pick<
  RegistrarDependencies,
  'brandOf' | 'memberOf' | 'operatorOf' | 'visitorOf' | 'refusalFor'
>;

export function createRequestSessions(uses: Dependencies): RequestSessions {
  const { visitorOf } = uses;
  const brandOf = (request: FastifyRequest) => uses.brandOf(hostOf(request));
  return {
    brandOf,
    visitorOf,

    async openBrandOf(request) {
      const brand = await brandOf(request);
      return brand && !uses.refusalFor(brand, visitorOf(request)) ? brand : null;
    },

    async memberOf(request) {
      const brand = await brandOf(request);
      const credential = memberCredential(request);
      return brand && credential ? uses.memberOf(brand, credential) : null;
    },

    async operatorOf(request) {
      const credential = operatorCredential(request);
      const operator = credential ? await uses.operatorOf(credential) : null;
      return operator?.secondFactor === 'due' ? null : operator;
    },
  };
}
