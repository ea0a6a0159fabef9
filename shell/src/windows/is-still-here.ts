/** Whether the browser is still at a router address; false if a navigation has already started. */
export function isConnectedTo({ pathname, search }: { pathname: string; search: string }): boolean {
  const { location } = window;
  return location.pathname === pathname && written(location.search) === written(search);
}

/** Normalises different escapes. */
const written = (search: string) => new URLSearchParams(search).toString();
