import { remoteNames } from '../build/parts.mjs';

const firstModule = 11;

/**
 * The port of each process of the split site, by name: proxy, studio and payments as with `npm start`, then
 * the nodes behind the proxy, and from the eleventh port on an origin for each module.
 * @typedef {ReturnType<typeof planOf>} Plan
 * @param {import('../start/settings.mjs').Settings['ports']} sitePorts
 */
export function planOf({ platform: proxy, studio, payments, ...providers }) {
  const modules = Object.fromEntries(
    remoteNames.map((name, index) => [name, proxy + firstModule + index]),
  );
  /** @type {Record<'proxy' | 'studio' | 'payments' | 'site' | 'api-1' | 'api-2' | 'redis', number> & Record<string, number>} */
  const ports = {
    proxy,
    studio,
    payments,
    site: proxy + 3,
    'api-1': proxy + 4,
    'api-2': proxy + 5,
    redis: proxy + 6,
    ...providers,
    ...modules,
  };
  return { ports, modules: remoteNames };
}

/** @param {number | undefined} port */
export const originOf = (port) => `http://localhost:${port}`;
