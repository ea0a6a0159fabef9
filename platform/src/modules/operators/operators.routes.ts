import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { infoOf, type Operators } from './operators.service.ts';

interface Dependencies {
  readonly operators: Operators;
}

export const operatorsRoutes = ({ operators }: Dependencies): Route[] => [
  on(calls.operatorLogin, (visit) => operators.signIn(visit.input, visit)),
  on(calls.operatorInfo, async ({ operator }) => done(infoOf(operator))),
  on(calls.operatorLogout, ({ cookies }) => operators.signOut(cookies)),
  on(calls.joinOperators, ({ input }) => operators.colleagues.join(input)),
  ...ownRoutes(operators),
  ...colleagueRoutes(operators),
];

const ownRoutes = ({ own }: Operators): Route[] => [
  on(calls.confirmOperator, (visit) => own.confirm(visit, visit.input.code)),
  on(calls.beginSecondFactor, (visit) => own.beginSecondFactor(visit, visit.input.password)),
  on(calls.finishSecondFactor, (visit) => own.finishSecondFactor(visit, visit.input.code)),
  on(calls.removeSecondFactor, (visit) => own.removeSecondFactor(visit, visit.input.code)),
  on(calls.renewRecoveryCodes, (visit) => own.renewCodes(visit, visit.input.code)),
  on(calls.changeOperatorPassword, (visit) => own.changePassword(visit, visit.input)),
  on(calls.operatorSessions, ({ operator, cookies }) => own.sessions(operator.id, cookies)),
  on(calls.endOperatorSession, ({ operator, input }) => own.endSession(operator.id, input.session)),
];

const colleagueRoutes = ({ colleagues, roles, own }: Operators): Route[] => [
  on(calls.operators, ({ operator }) => colleagues.all(operator)),
  on(calls.inviteOperator, ({ operator, input }) => colleagues.invite(operator, input)),
  on(calls.grantRoles, ({ operator, input }) => colleagues.grant(operator, input)),
  on(calls.setOperatorState, ({ operator, input }) => colleagues.setState(operator, input)),
  on(calls.resetOperator, ({ operator, input }) => colleagues.reset(operator, input)),
  on(calls.vouchForOperator, ({ operator, input }) => colleagues.vouch(operator, input)),
  on(calls.colleagueSessions, ({ input, cookies }) => own.sessions(input.operator, cookies)),
  on(calls.endColleagueSession, ({ operator, input }) => colleagues.endSession(operator, input)),
  on(calls.saveRole, ({ operator, input }) => roles.save(operator, input)),
  on(calls.removeRole, ({ operator, input }) => roles.remove(operator, input)),
];
