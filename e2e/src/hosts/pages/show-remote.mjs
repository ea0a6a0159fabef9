/**
 * Shows what the address asks for, as `/?remote=mfe-games&path=/rng`, and perhaps the page of a second
 * remote, `&beside=mfe-promo&besidePath=/promotions`, on what the first one has made. Every host has its
 * own way to a remote; from there on all do the same.
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
