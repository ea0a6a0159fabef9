import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Operators } from './operators.service.ts';

interface Uses {
  readonly operators: Operators;
}

export const operatorsRoutes = ({ operators }: Uses): Route[] => [
  on(calls.operatorLogin, (visit) => operators.signIn(visit.input, visit)),
  on(calls.operatorInfo, async ({ operator }) => done(operator)),
  on(calls.operatorLogout, ({ cookies }) => operators.signOut(cookies)),
];
