import { programFile } from '../build/parts.mjs';

/**
 * Game providers beside the studio: each is a process with a name, a key, a database, a port and an origin of its own.
 * `formerDatabase` held the records of several of them before each had its own.
 * @typedef {{ id: string, program: 'studio' | 'sportsbook', formerDatabase?: string }} Provider
 * @type {readonly Provider[]}
 */
const providers = [
  { id: 'ds88', program: 'studio' },
  { id: 'meghna', program: 'studio' },
  { id: 'alborada', program: 'studio' },
  { id: 'rupkotha', program: 'studio' },
  { id: 'fb', program: 'sportsbook', formerDatabase: 'sportsbook' },
  { id: 'tf', program: 'sportsbook', formerDatabase: 'sportsbook' },
  { id: 'ia', program: 'sportsbook', formerDatabase: 'sportsbook' },
];

/** The provider that keeps its players' money in wallets of its own. */
const walletKeeper = 'rupkotha';

/** Ports after the site's own, behind those of the modules of a split site. */
const firstPort = 20;
const firstProxy = 40;

export const providerIds = providers.map(({ id }) => id);
export const lastProviderPort = firstProxy + providers.length - 1;

/**
 * Databases that are copied from an earlier one when they are created, by their names.
 * @type {Readonly<Record<string, string>>}
 */
export const formerDatabases = Object.fromEntries(
  providers.flatMap(({ id, formerDatabase }) => (formerDatabase ? [[id, formerDatabase]] : [])),
);

/**
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const providerPorts = (sitePort) =>
  Object.fromEntries(providerIds.map((id, index) => [id, sitePort + firstPort + index]));

/**
 * Ports of the HTTPS proxies to the providers' games.
 * @param {number} sitePort
 * @returns {Record<string, number>}
 */
export const providerProxyPorts = (sitePort) =>
  Object.fromEntries(
    providerIds.map((id, index) => [`${id}-https`, sitePort + firstProxy + index]),
  );

/**
 * The bundled program of a server: a process of one file starts in half the time of one with a thousand.
 * @param {'platform' | 'platform/sandbox-payments' | 'studio' | 'sportsbook'} server
 */
export function programOf(server) {
  const [folder, ...below] = server.split('/');
  return [folder, 'dist', ...below, programFile].join('/');
}

/** @param {string} id */
const variableOf = (id) => id.toUpperCase().replaceAll('-', '_');

/**
 * The process of each provider: its program, and what it reads besides the settings that all providers share. The id in
 * its command line is for people who list processes.
 * @param {{ databases: Record<string, string>, secrets: Record<string, string> }} site
 * @returns {{ id: string, main: string, args: string[], env: Record<string, string> }[]}
 */
export const providerProcesses = ({ databases, secrets }) =>
  providers.map(({ id, program }) => ({
    id,
    main: programOf(program),
    args: [id],
    env: {
      PROVIDERS: id,
      [`${variableOf(id)}_DATABASE_URL`]: databases[id] ?? '',
      [`${variableOf(id)}_SECRET`]: secrets[id] ?? '',
      ...(id === walletKeeper && { TRANSFER_SECRET: secrets.transfers ?? '' }),
    },
  }));

/**
 * What the platform reads of the providers.
 * @param {{ originOf: (id: string) => string, secrets: Record<string, string> }} site
 * @returns {Record<string, string>}
 */
export function providersForPlatform({ originOf, secrets }) {
  return {
    HOUSE_PROVIDERS: providerIds.map((id) => `${id}=${originOf(id)}`).join(','),
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
