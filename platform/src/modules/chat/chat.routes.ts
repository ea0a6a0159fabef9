import { calls, chatRulesCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { documentRoutes } from '../documents/index.ts';
import type { Chat } from './chat.service.ts';

export const chatRoutes = ({ chat: { admin, ...chat } }: { readonly chat: Chat }): Route[] => [
  on(calls.chatRoom, ({ brand }) => chat.room(brand.code)),
  on(calls.ownChat, ({ member }) => chat.own(member)),
  on(calls.postChat, ({ member, input, key }) => chat.post(member, input, key)),
  on(calls.reportChat, ({ member, input }) => chat.report(member, input)),
  on(calls.claimRain, ({ member, input }) => chat.claimRain(member, input)),
  ...documentRoutes(chatRulesCalls, chat.documents),
  on(calls.chatRains, ({ input }) => admin.rains(input.brand)),
  on(calls.adminChat, ({ input }) => admin.messages(input)),
  on(calls.decideChat, ({ input, operator }) => admin.decide(operator, input)),
  on(calls.muteChat, ({ input, operator }) => admin.mute(operator, input)),
  on(calls.startRain, ({ input, operator, key }) => admin.rain(operator, input, key)),
];
