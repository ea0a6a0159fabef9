import { pageIdle } from '../../mount/page-idle.ts';

/** The page comes first: pictures and motion wait until it has nothing to do. */
export async function loadBanners() {
  await pageIdle();
  return import(/* webpackChunkName: "banners" */ './banner-strip.tsx');
}
