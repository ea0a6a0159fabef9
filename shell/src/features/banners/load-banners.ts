/** The page comes first: pictures and motion wait until it has nothing to do. */
const patienceMs = 2_000;

export async function loadBanners() {
  await whenIdle();
  return import(/* webpackChunkName: "banners" */ './banner-strip.tsx');
}

function whenIdle(): Promise<unknown> {
  return new Promise((go) => {
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: patienceMs });
    else setTimeout(go, 0);
  });
}
