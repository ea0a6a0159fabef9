import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Sealing } from './sealing.service.ts';

export const sealingRoutes = ({ sealing }: { readonly sealing: Sealing }): Route[] => [
  on(calls.sealingKey, async () => done(await sealing.publicKey())),
];
