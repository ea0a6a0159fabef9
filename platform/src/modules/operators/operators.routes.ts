import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Audit } from './audit.ts';
import type { Operators } from './operators.service.ts';

interface Uses {
  readonly operators: Operators;
  readonly audit: Audit;
}

export const operatorsRoutes = ({ operators, audit }: Uses): Route[] => [
  on(calls.operatorLogin, (visit) => operators.signIn(visit.input, visit)),
  on(calls.operatorInfo, async ({ operator }) => done(operator)),
  on(calls.operatorLogout, ({ cookies }) => operators.signOut(cookies)),
  on(calls.audit, async ({ input }) => done(await audit.entries(input.subject ?? null))),
  on(calls.auditCheck, async () => done(await audit.check())),
];
