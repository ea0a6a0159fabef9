import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Messages } from './messages.service.ts';

export const messagesRoutes = ({ messages }: { readonly messages: Messages }): Route[] => [
  on(calls.messages, async ({ input }) => done(await messages.list(input))),
  on(calls.revealMessage, ({ input, operator }) => messages.reveal(input.id, operator)),
  on(calls.retryMessage, ({ input, operator }) => messages.retry(input.id, operator)),
];
