/**
 * Game providers beside the studio. Each has a name and a key of its own, and a database, a port and an origin that it
 * shares with the other providers of its service; all services of one program run in one process, so that the site
 * stays small.
 * @typedef {{ id: string, program: 'studio' | 'sportsbook', service: string }} Provider
 * @type {readonly Provider[]}
 */
const providers = [
  { id: 'ds88', program: 'studio', service: 'ds88' },
  { id: 'meghna', program: 'studio', service: 'meghna' },
  { id: 'alborada', program: 'studio', service: 'alborada' },
  { id: 'rupkotha', program: 'studio', service: 'rupkotha' },
  { id: 'fb', program: 'sportsbook', service: 'sportsbook' },
  { id: 'tf', program: 'sportsbook', service: 'sportsbook' },
  { id: 'ia', program: 'sportsbook', service: 'sportsbook' },
];

/** The provider that keeps its players' money in wallets of its own. */
const walletKeeper = 'rupkotha';

/** Ports after the site's own, behind those of the modules of a split site. */
const firstPort = 20;
const firstProxy = 40;

export const providerIds = providers.map(({ id }) => id);
/** What has a database, a port and an origin. */
export const providerServices = [...new Set(providers.map(({ service }) => service))];
export const lastProviderPort = firstProxy + providerServices.length - 1;

/**
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const providerPorts = (sitePort) =>
  Object.fromEntries(providerServices.map((name, index) => [name, sitePort + firstPort + index]));

/**
 * Ports of the HTTPS proxies to the providers' games.
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const providerProxyPorts = (sitePort) =>
  Object.fromEntries(
    providerServices.map((name, index) => [`${name}-https`, sitePort + firstProxy + index]),
  );

/** @param {string} id */
const variableOf = (id) => id.toUpperCase().replaceAll('-', '_');

/**
 * What a program of several providers reads, besides the settings that they share.
 * @param {'studio'} program
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
 * What the sports book reads, besides the settings that all providers share.
 * @param {{ databases: Record<string, string>, secrets: Record<string, string> }} site
 * @returns {Record<string, string>}
 */
export function sportsbookSettings({ databases, secrets }) {
  const ids = providers.filter(({ program }) => program === 'sportsbook').map(({ id }) => id);
  return {
    SPORTSBOOK_DATABASE_URL: databases.sportsbook ?? '',
    ...Object.fromEntries(ids.map((id) => [`${variableOf(id)}_SECRET`, secrets[id] ?? ''])),
  };
}

/**
 * What the platform reads of the providers; `originOf` knows services.
 * @param {{ originOf: (service: string) => string, secrets: Record<string, string> }} site
 * @returns {Record<string, string>}
 */
export function providersForPlatform({ originOf, secrets }) {
  return {
    HOUSE_PROVIDERS: providers.map(({ id, service }) => `${id}=${originOf(service)}`).join(','),
    ...transfersOf({ originOf, secrets }),
    ...Object.fromEntries(providerIds.map((id) => [`${variableOf(id)}_SECRET`, secrets[id] ?? ''])),
  };
}

/**
 * Providers with wallets of their own that the environment names take the place of ours: all share one secret.
 * @param {{ originOf: (id: string) => string, secrets: Record<string, string> }} site
 * @returns {Record<string, string>}
 */
const transfersOf = ({ originOf, secrets }) =>
  process.env.TRANSFER_PROVIDERS
    ? {}
    : {
        TRANSFER_PROVIDERS: `${walletKeeper}=${originOf(walletKeeper)}`,
        TRANSFER_SECRET: secrets.transfers ?? '',
      };
