import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { registerSettings, type Identity } from './identity.service.ts';
import { memberInfo } from './member.ts';

export const identityRoutes = ({ identity }: { readonly identity: Identity }): Route[] => [
  on(calls.login, (visit) => identity.signIn(visit.input, visit)),
  on(calls.register, (visit) => identity.register(visit.input, visit.key, visit)),
  on(calls.registerSettings, async ({ brand }) => done(registerSettings(brand))),
  on(calls.logout, ({ cookies }) => identity.signOut(cookies)),
  on(calls.memberInfo, async ({ member }) => done(memberInfo(member))),
];
