/**
 * Shows the page that the address names, such as `/?remote=mfe-games&path=/rng`, and optionally the page of a
 * second remote, `&beside=mfe-promo&besidePath=/promotions`, with the session of the first. Each host loads a
 * remote in its own way; the rest is the same for all.
 * @param {(remote: string) => Promise<{ mount: Function }>} load
 */
export async function showRemote(load) {
  const { remote, beside, besidePath, ...show } = Object.fromEntries(
    new URLSearchParams(location.search),
  );
  const { mount } = await load(remote);
  const place = document.getElementById('place');
  const mounted = await mount(place, { platform: '/croupier', show });
  document.getElementById('leave').addEventListener('click', mounted.unmount);
  if (!beside) return;

  const second = await load(beside);
  const host = { ...(await mounted.shown), show: { path: besidePath } };
  await second.mount(document.getElementById('beside'), host);
}
