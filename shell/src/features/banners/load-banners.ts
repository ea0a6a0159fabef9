import { atRest } from '../../mount/at-rest.ts';

/** The page comes first: pictures and motion wait until it has nothing to do. */
export async function loadBanners() {
  await atRest();
  return import(/* webpackChunkName: "banners" */ './banner-strip.tsx');
}
