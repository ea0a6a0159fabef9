/**
 * Game providers beside the studio. Each has a name, a key, a database, a port and an origin of its own; all of one
 * program run in one process, so that the site stays small.
 * @typedef {{ id: string, program: 'studio' }} Provider
 * @type {readonly Provider[]}
 */
const providers = [
  { id: 'ds88', program: 'studio' },
  { id: 'meghna', program: 'studio' },
  { id: 'alborada', program: 'studio' },
  { id: 'rupkotha', program: 'studio' },
];

/** The provider that keeps its players' money in wallets of its own. */
const walletKeeper = 'rupkotha';

/** Ports after the site's own, behind those of the modules of a split site. */
const firstPort = 20;
const firstDoor = 40;

export const providerIds = providers.map(({ id }) => id);
export const lastProviderPort = firstDoor + providers.length - 1;

/**
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const providerPorts = (sitePort) =>
  Object.fromEntries(providerIds.map((id, index) => [id, sitePort + firstPort + index]));

/**
 * Ports of the HTTPS doors to the providers' games.
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const providerDoorPorts = (sitePort) =>
  Object.fromEntries(providerIds.map((id, index) => [`${id}-https`, sitePort + firstDoor + index]));

/** @param {string} id */
const variableOf = (id) => id.toUpperCase().replaceAll('-', '_');

/**
 * What a program of several providers reads, besides the settings that they share.
 * @param {Provider['program']} program
 * @param {{ ports: Record<string, number>, databases: Record<string, string>, secrets: Record<string, string> }} site
 * @returns {Record<string, string>}
 */
export function providersOfProgram(program, { ports, databases, secrets }) {
  const ids = providers.filter((one) => one.program === program).map(({ id }) => id);
  const settings = ids.flatMap((id) => [
    [`${variableOf(id)}_PORT`, String(ports[id])],
    [`${variableOf(id)}_DATABASE_URL`, databases[id] ?? ''],
    [`${variableOf(id)}_SECRET`, secrets[id] ?? ''],
  ]);
  return {
    PROVIDERS: [program, ...ids].join(','),
    TRANSFER_SECRET: secrets.transfers ?? '',
    ...Object.fromEntries(settings),
  };
}

/**
 * What the platform reads of the providers.
 * @param {{ originOf: (id: string) => string, secrets: Record<string, string> }} site
 * @returns {Record<string, string>}
 */
export function providersForPlatform({ originOf, secrets }) {
  return {
    HOUSE_PROVIDERS: providerIds.map((id) => `${id}=${originOf(id)}`).join(','),
    TRANSFER_PROVIDERS: `${walletKeeper}=${originOf(walletKeeper)}`,
    TRANSFER_SECRET: secrets.transfers ?? '',
    ...Object.fromEntries(providerIds.map((id) => [`${variableOf(id)}_SECRET`, secrets[id] ?? ''])),
  };
}
