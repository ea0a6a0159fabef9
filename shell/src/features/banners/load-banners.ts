import { pageIdle } from '../../mount/page-idle.ts';

/** The page has priority: pictures and motion wait until it is idle. */
export async function loadBanners() {
  await pageIdle();
  return import(/* webpackChunkName: "banners" */ './banner-strip.tsx');
}
