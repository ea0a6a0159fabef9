import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { Inbox } from './inbox.service.ts';

export const inboxRoutes = ({ inbox }: { readonly inbox: Inbox }): Route[] => [
  on(calls.unreadCount, async ({ member }) => done(await inbox.unread(member))),
  on(calls.inboxMessages, async ({ member, input }) => done(await inbox.messages(member, input))),
  on(calls.inboxMessage, ({ member, input }) => inbox.message(member, input)),
  on(calls.readInboxMessage, ({ member, input }) => inbox.read(member, input)),
  on(calls.readInboxUpTo, ({ member, input }) => inbox.readUpTo(member, input)),
  on(calls.deleteInboxMessage, ({ member, input }) => inbox.remove(member, input)),
  on(calls.restoreInboxMessage, ({ member, input }) => inbox.restore(member, input)),
  on(calls.adminInbox, async ({ input }) => done(await inbox.admin.list(input))),
  on(calls.countInboxAudience, ({ input }) => inbox.admin.count(input)),
  on(calls.uploadInboxImage, ({ input }) => inbox.images.upload(input)),
  on(calls.sendInboxMessage, ({ input, operator, key }) => inbox.admin.send(input, operator, key)),
  on(calls.cancelInboxMessage, ({ input, operator }) => inbox.admin.cancel(input, operator)),
];
