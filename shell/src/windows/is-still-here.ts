/** Whether the browser is still at an address of the router's; one that somebody has gone on from is about to change. */
export function isConnectedTo({ pathname, search }: { pathname: string; search: string }): boolean {
  const { location } = window;
  return location.pathname === pathname && written(location.search) === written(search);
}

/** Written alike, however either side escapes it. */
const written = (search: string) => new URLSearchParams(search).toString();
