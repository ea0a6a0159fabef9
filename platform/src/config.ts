import { dirname, resolve } from 'node:path';
import type { Environment } from './environment.ts';
import type { AnswerCheck } from './http/output.ts';
import { readOutsideServices, type OutsideServices } from './outside-services.ts';
import { readHouseProviders } from './house-providers.ts';
import { packageFolder } from './package-folder.ts';
import { readPartners, type PartnerSettings } from './provider-partners.ts';
import { readStorage, type S3Settings } from './storage/index.ts';
import { type DemoHost, addressReaders } from './setting-addresses.ts';
import { settingError } from './setting-error.ts';
import { valueReaders } from './setting-values.ts';

/** Everything that the platform reads from its environment; no other file reads it. */
export interface Config {
  readonly port: number;
  /** Address to listen on; by default only this machine can connect. */
  readonly host: string;
  readonly databaseUrl: string;
  /** Redis or Valkey shared by several nodes, such as `redis://host:6379`; `null` for one node. */
  readonly redisUrl: string | null;
  /** Folder of module releases and secrets; the embedded database is in it, too. */
  readonly dataDir: string;
  readonly roles: readonly Role[];
  /** Folder of the built shell. */
  readonly shellDir: string;
  /** Folder of the shell's development build, for pages with a local build; it may be missing. */
  readonly developmentShellDir: string | null;
  /** Folder of the built console. */
  readonly consoleDir: string;
  /** Folders of locally built module releases that are published at start. */
  readonly releaseDirs: readonly string[];
  /** Bucket in which all processes share releases and uploads; `null` when they share the data folder. */
  readonly storage: S3Settings | null;
  /** Token with which the demo's teams release any module; `null` when operators issue tokens. */
  readonly demoTeamToken: string | null;
  /** Module name → origin that serves its releases; the platform serves all others. */
  readonly moduleOrigins: Readonly<Record<string, string>>;
  /** Sends the page's first files as early hints (103); the proxy in front must forward them. */
  readonly earlyHints: boolean;
  /** Pages cache what they need offline; `false` removes the service worker and its caches from browsers. */
  readonly serviceWorker: boolean;
  /** Lets a page on this machine point a module at a local build (header `x-local-module`). */
  readonly development: boolean;
  /** Whether answers are compared with their schemas: they are logged in development, and tests fail. */
  readonly answerCheck: AnswerCheck;
  /** Seeds the two demo brands and their accounts at start. */
  readonly demo: boolean;
  /** Whether the demo has accounts that play; `false` closes those that it has, for good. */
  readonly demoPlayers: boolean;
  /** Gives the demo sixty days of draws at the first start, which takes some seconds, and members who play. */
  readonly demoHistory: boolean;
  /** Brand → further hosts of the demo, as an address in the local network; with a port for that port alone. */
  readonly demoHosts: readonly DemoHost[];
  readonly studio: {
    readonly origin: string;
    readonly secret: string;
    /** Also accepted beside `secret` while the studio's key is being rotated. */
    readonly nextSecret?: string;
    /** Further origins of its game pages, such as CDNs. */
    readonly launchOrigins?: readonly string[];
  };
  /** Providers that run beside the platform, as the studio does: operators can only switch them off. */
  readonly houseProviders: readonly PartnerSettings[];
  /** Game providers from a file; operators change them afterwards. */
  readonly partners: readonly PartnerSettings[];
  readonly payments: { readonly origin: string; readonly secret: string };
  /** Providers with wallets of their own: name → origin and signing key of our requests. */
  readonly transfers: {
    readonly origins: Readonly<Record<string, string>>;
    readonly secret: string;
  };
  /** Origin at which other servers reach the platform, such as `http://localhost:4000`. */
  readonly publicOrigin: string;
  /**
   * Origins at which visitors and operators reach the platform. A brand without an origin of its own takes
   * scheme and port from these; links for operators begin with the first one.
   */
  readonly siteOrigins: readonly string[];
  /** Addresses and ranges of trusted proxies, whose headers about the visitor are believed. */
  readonly trustProxy: readonly string[];
  /**
   * Header in which a trusted proxy states the visitor's country, in lower case; `null` when there is none.
   */
  readonly countryHeader: string | null;
  /**
   * Secret that encrypts what must not be readable in the database: sealing keys, one-time codes, links in
   * messages.
   */
  readonly keysSecret: string;
  /** Whether every operator must have a second factor. */
  readonly operatorSecondFactor: 'optional' | 'required';
  /** Folder of files with secrets that operators may name; `null`: secrets are stored in the database alone. */
  readonly secretsDir: string | null;
  readonly outside: OutsideServices;
  readonly logLevel: LogLevel;
}

export type Role = 'site' | 'api' | 'jobs';
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads the configuration. Returns one clear line for each invalid setting, all at once. Never rejects. */
export function readConfig(env: Environment): ConfigRead {
  const errors: string[] = [];
  const read = readers(env, errors);
  const port = read.port('PORT', 4000);
  const root = dirname(packageFolder);
  const config: Config = {
    port,
    host: env['HOST'] || 'localhost',
    databaseUrl: read.databaseUrl('DATABASE_URL'),
    redisUrl: read.redisUrl('REDIS_URL'),
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    roles: read.list('ROLE', roles),
    shellDir: resolve(env['SHELL_DIR'] || `${root}/shell/dist`),
    developmentShellDir: env['DEVELOPMENT_SHELL_DIR'] || null,
    consoleDir: resolve(env['CONSOLE_DIR'] || `${root}/console/dist`),
    releaseDirs: (env['RELEASE_DIRS'] ?? '')
      .split(',')
      .filter(Boolean)
      .map((dir) => resolve(dir.trim())),
    storage: readStorage(env, errors),
    demoTeamToken: env['DEMO_TEAM_TOKEN'] || null,
    moduleOrigins: read.moduleOrigins('MODULE_ORIGINS'),
    earlyHints: read.flag('EARLY_HINTS'),
    serviceWorker: read.oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    development: read.flag('DEVELOPMENT'),
    answerCheck: read.flag('DEVELOPMENT') ? 'log' : 'none',
    demo: read.flag('DEMO'),
    demoPlayers: read.oneOf('DEMO_PLAYERS', ['on', 'off'], 'on') === 'on',
    demoHistory: read.flag('DEMO_HISTORY'),
    demoHosts: read.demoHosts('DEMO_HOSTS'),
    studio: {
      origin: read.origin('STUDIO_ORIGIN', `http://localhost:${port + 1}`),
      secret: read.secret('STUDIO_SECRET'),
      ...(env['STUDIO_NEXT_SECRET'] ? { nextSecret: read.secret('STUDIO_NEXT_SECRET') } : {}),
      launchOrigins: read.origins('STUDIO_LAUNCH_ORIGINS'),
    },
    houseProviders: readHouseProviders(
      env,
      { origins: read.moduleOrigins, secret: read.secret },
      errors,
    ),
    partners: readPartners(env, errors),
    payments: {
      origin: read.origin('PAYMENTS_ORIGIN', `http://localhost:${port + 2}`),
      secret: read.secret('PAYMENTS_SECRET'),
    },
    transfers: {
      origins: read.moduleOrigins('TRANSFER_PROVIDERS'),
      secret: env['TRANSFER_PROVIDERS'] ? read.secret('TRANSFER_SECRET') : '',
    },
    publicOrigin: read.origin('PUBLIC_ORIGIN', `http://localhost:${port}`),
    siteOrigins: read.origins('SITE_ORIGINS', env['PUBLIC_ORIGIN'] || `http://localhost:${port}`),
    trustProxy: read.addresses('TRUST_PROXY'),
    countryHeader: read.headerName('COUNTRY_HEADER'),
    keysSecret: read.secret('KEYS_SECRET'),
    operatorSecondFactor: read.oneOf('OPERATOR_SECOND_FACTOR', factorRules, 'optional'),
    secretsDir: env['SECRETS_DIR'] ? resolve(env['SECRETS_DIR']) : null,
    outside: readOutsideServices(env, errors),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, config };
}

const roles: readonly Role[] = ['site', 'api', 'jobs'];
const factorRules = ['optional', 'required'] as const;
const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

function readers(env: Environment, errors: string[]) {
  const error = settingError(env, errors);
  const { oneOf, list, port, headerName, secret } = valueReaders(env, errors, { error });

  return {
    oneOf,
    list,
    headerName,
    port,
    secret,
    flag: (name: string) => oneOf(name, ['0', '1'], '0') === '1',
    ...addressReaders(env, errors, { error }),
  };
}
