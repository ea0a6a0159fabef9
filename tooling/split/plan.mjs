import { remoteNames } from '../build/parts.mjs';

const firstModule = 11;

/**
 * The port of each process of the split site, by name: proxy, studio and payments as with `npm start`, then
 * the nodes behind the proxy, and from the eleventh port on an origin for each module.
 * @typedef {ReturnType<typeof planOf>} Plan
 * @param {import('../start/settings.mjs').Settings['ports']} sitePorts
 */
export function planOf({ platform: door, studio, payments, ...providers }) {
  const modules = Object.fromEntries(
    remoteNames.map((name, index) => [name, door + firstModule + index]),
  );
  /** @type {Record<'door' | 'studio' | 'payments' | 'site' | 'api-1' | 'api-2' | 'redis', number> & Record<string, number>} */
  const ports = {
    door,
    studio,
    payments,
    site: door + 3,
    'api-1': door + 4,
    'api-2': door + 5,
    redis: door + 6,
    ...providers,
    ...modules,
  };
  return { ports, modules: remoteNames };
}

/** @param {number | undefined} port */
export const originOf = (port) => `http://localhost:${port}`;
