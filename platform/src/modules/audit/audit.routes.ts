import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Audit } from './audit.ts';

export const auditRoutes = ({ audit }: { readonly audit: Audit }): Route[] => [
  on(calls.audit, async ({ input }) => done(await audit.entries(input))),
  on(calls.auditNames, async () => done(await audit.names())),
  on(calls.auditCheck, async () => done(await audit.check())),
];
