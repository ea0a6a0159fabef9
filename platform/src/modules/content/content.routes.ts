import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
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
  on(calls.adminBanners, async ({ input }) => done(await content.banners.list(input.brand))),
  on(calls.saveBanner, ({ input, operator }) => content.banners.save(input, operator)),
  on(calls.removeBanner, ({ input, operator }) => content.banners.remove(input, operator)),
  on(calls.removedBanners, async ({ input }) => done(await content.banners.removed(input.brand))),
  on(calls.restoreBanner, ({ input, operator }) => content.banners.restore(input, operator)),
  on(calls.orderBanners, ({ input, operator }) => content.banners.order(input, operator)),
  on(calls.adminNotices, async ({ input }) => done(await content.notices.list(input.brand))),
  on(calls.saveNotice, ({ input, operator }) => content.notices.save(input, operator)),
  on(calls.publishNotice, ({ input, operator }) => content.notices.publish(input, operator)),
  on(calls.removeNotice, ({ input, operator }) => content.notices.remove(input, operator)),
  on(calls.removedNotices, async ({ input }) => done(await content.notices.removed(input.brand))),
  on(calls.restoreNotice, ({ input, operator }) => content.notices.restore(input, operator)),
  on(calls.adminHelp, async ({ input }) => done(await content.helpAdmin.list(input.brand))),
  on(calls.saveHelp, ({ input, operator }) => content.helpAdmin.save(input, operator)),
  on(calls.removeHelp, ({ input, operator }) => content.helpAdmin.remove(input, operator)),
  on(calls.removedHelp, async ({ input }) => done(await content.helpAdmin.removed(input.brand))),
  on(calls.restoreHelp, ({ input, operator }) => content.helpAdmin.restore(input, operator)),
  on(calls.orderHelp, ({ input, operator }) => content.helpAdmin.order(input, operator)),
  on(calls.previewContent, async ({ input }) => done({ content: richTextOf(input.html) })),
  on(calls.adminFeedback, async ({ input }) =>
    done(await content.feedback.list(input.settled === 'yes')),
  ),
  on(calls.settleFeedback, ({ input, operator }) => content.feedback.settle(input, operator)),
];
