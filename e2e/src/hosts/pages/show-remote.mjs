/**
 * Shows in `#place` what the address asks for, as `/?remote=mfe-games&path=/rng`. Every host has its own
 * way to a remote; from there on all do the same.
 * @param {(remote: string) => Promise<{ mount: Function }>} load
 */
export async function showRemote(load) {
  const { remote, ...show } = Object.fromEntries(new URLSearchParams(location.search));
  const { mount } = await load(remote);
  const left = document.getElementById('left');
  const place = document.getElementById('place');
  const mounted = await mount(place, {
    platform: '/croupier',
    show,
    onLeave: (address) => (left.textContent = address),
  });
  document.getElementById('leave').addEventListener('click', mounted.unmount);
}
