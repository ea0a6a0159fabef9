/** A setting is missing or invalid; the message names the setting. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface CommonConfig {
  readonly port: number;
  /** Address to listen on; by default reachable from this machine only. */
  readonly host: string;
  /** Origin of the wallet, such as `http://localhost:4000`. */
  readonly walletUrl: string;
  /** Origins whose pages may frame a game. */
  readonly hostOrigins: readonly string[];
  readonly logLevel: string;
}

/** A setting that has no default. */
export function neededSetting(environment: Environment, name: string): string {
  const value = environment[name];
  if (!value) throw new ConfigRefused(`${name} is missing: the provider needs it`);
  return value;
}

/** The settings that every provider has. */
export function readCommonConfig(environment: Environment, defaultPort: string): CommonConfig {
  const walletUrl = neededSetting(environment, 'WALLET_URL');
  const hostOrigins = (environment['HOST_ORIGINS'] ?? walletUrl).split(/[\s,]+/).filter(Boolean);
  return {
    port: portOf(environment['PORT'] ?? defaultPort),
    host: environment['HOST'] || '127.0.0.1',
    walletUrl: originOf(walletUrl, 'WALLET_URL'),
    hostOrigins: hostOrigins.map((origin) => originOf(origin, 'HOST_ORIGINS')),
    logLevel: environment['LOG_LEVEL'] ?? 'info',
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigRefused(`PORT is no port: ${text}`);
  return port;
}

function originOf(text: string, name: string): string {
  if (!URL.canParse(text)) throw new ConfigRefused(`${name} holds no web address: ${text}`);
  return new URL(text).origin;
}
