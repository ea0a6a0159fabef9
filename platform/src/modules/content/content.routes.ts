import { bannerCalls, calls, helpCalls, noticeCalls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import { documentOrderRoute, documentRoutes } from '../documents/index.ts';
import type { Content } from './content.service.ts';
import { richTextOf } from './rich-text.ts';

export const contentRoutes = ({ content }: { readonly content: Content }): Route[] => [
  on(calls.announcements, async ({ brand, input }) =>
    done(await content.announcements(brand, input)),
  ),
  on(calls.pageContent, async ({ brand, input }) =>
    done(await content.page(brand, input.group, input.language)),
  ),
  on(calls.helpCenter, async ({ brand, input }) => done(await content.help(brand, input.language))),
  on(calls.feedback, ({ brand, session, key, input }) =>
    content.feedback.send({ brand: brand.code, member: session, key, input }),
  ),
  ...documentRoutes(bannerCalls, content.banners),
  documentOrderRoute(bannerCalls, content.banners),
  ...documentRoutes(noticeCalls, content.notices),
  ...documentRoutes(helpCalls, content.helpEntries),
  documentOrderRoute(helpCalls, content.helpEntries),
  on(calls.previewContent, async ({ input }) => done({ content: richTextOf(input.html) })),
  on(calls.adminFeedback, async ({ input }) =>
    done(await content.feedback.list(input.settled === 'yes')),
  ),
  on(calls.settleFeedback, ({ input, operator }) => content.feedback.settle(input, operator)),
];
