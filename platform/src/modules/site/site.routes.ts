import { calls } from '@croupier/contracts';
import { on, type Route } from '../../http/routes.ts';
import { done } from '../../outcome.ts';
import type { FailureAdmin } from './failure-admin.ts';
import type { LocalBuilds } from './local-builds.ts';
import type { Previews } from './previews.ts';
import type { Site } from './site.service.ts';

interface Dependencies {
  readonly site: Site;
  readonly localBuilds: LocalBuilds;
  readonly failureAdmin: FailureAdmin;
  readonly previews: Previews;
}

export const siteRoutes = ({
  site,
  localBuilds,
  failureAdmin,
  previews,
}: Dependencies): Route[] => [
  on(calls.reportFailure, ({ input, brand, ip }) =>
    failureAdmin.take(input, { brand: brand.code, ip }),
  ),
  on(calls.pageHead, async ({ input, brand }) => done(await site.head(brand, input))),
  on(calls.siteFreshness, async ({ input, brand }) =>
    done(await site.freshness(brand, input.nonce)),
  ),
  on(calls.lastGoodRelease, ({ input, brand }) => site.lastGood(brand, input)),
  on(calls.previewModule, ({ input, origin }) => previews.link(input, origin)),
  on(calls.localBuilds, async ({ cookies }) => done(await localBuilds.list(cookies.operator))),
  on(calls.pointModule, ({ input, cookies }) => localBuilds.point(cookies.operator, input)),
  on(calls.unpointModule, ({ input, cookies }) =>
    localBuilds.unpoint(cookies.operator, input.module),
  ),
];
