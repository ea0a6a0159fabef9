/** Everything the studio reads from its environment; no other file reads the environment. */
export interface Config {
  readonly port: number;
  /** Address to listen on; by default reachable from this machine only. */
  readonly host: string;
  readonly databaseUrl: string;
  /** Origin of the wallet, such as `http://localhost:4000`. */
  readonly walletUrl: string;
  readonly partner: string;
  readonly keyId: string;
  readonly secret: string;
  /** Origins whose pages may frame a game. */
  readonly hostOrigins: readonly string[];
  readonly logLevel: string;
}

/** A setting is missing or invalid; the message names the setting. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new ConfigRefused(`the studio needs ${name}`);
    return value;
  };
  const walletUrl = needed('WALLET_URL');
  const hostOrigins = (environment['HOST_ORIGINS'] ?? walletUrl).split(/[\s,]+/).filter(Boolean);
  return {
    port: portOf(environment['PORT'] ?? '4001'),
    host: environment['HOST'] || '127.0.0.1',
    databaseUrl: needed('STUDIO_DATABASE_URL'),
    walletUrl: originOf(walletUrl, 'WALLET_URL'),
    partner: environment['STUDIO_PARTNER'] ?? 'studio',
    keyId: environment['STUDIO_KEY_ID'] ?? 'k1',
    secret: needed('STUDIO_SECRET'),
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
