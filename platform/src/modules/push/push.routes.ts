import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Push } from './push.service.ts';

export const pushRoutes = ({ push }: { readonly push: Push }): Route[] => [
  on(calls.pushSettings, async ({ member }) => done(await push.settings(member))),
  on(calls.savePushBrowser, ({ member, input }) => push.keep(member, input)),
  on(calls.dropPush, async ({ member, input }) => done(await push.drop(member, input.mark))),
];
