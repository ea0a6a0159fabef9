import {
  ConfigRefused,
  neededSetting,
  readCommonConfig,
  type CommonConfig,
  type Environment,
} from '@croupier/provider/settings';
import { isProviderId, providerOf, type ProviderId } from './providers/providers.ts';

/** Everything that one provider of this program reads from the environment; no other file reads it. */
export interface Config extends CommonConfig {
  readonly provider: ProviderId;
  readonly databaseUrl: string;
  readonly partner: string;
  readonly keyId: string;
  readonly secret: string;
  /** Signs the platform's transfers to the wallets of a provider that keeps them. */
  readonly transferSecret: string;
}

/**
 * One entry for each provider that the process runs: those of `PROVIDERS`, or the studio alone. Each has its own
 * database, key and port.
 */
export function readConfigs(environment: Environment): readonly Config[] {
  const ids = (environment['PROVIDERS'] || 'studio').split(/[\s,]+/).filter(Boolean);
  return ids.map((id) => {
    if (!isProviderId(id)) throw new ConfigRefused(`PROVIDERS names an unknown provider: ${id}`);
    return readConfig(environment, id);
  });
}

function readConfig(environment: Environment, id: ProviderId): Config {
  const name = id.toUpperCase();
  const port = environment[`${name}_PORT`];
  const common = port === undefined ? environment : { ...environment, PORT: port };
  return {
    ...readCommonConfig(common, '4001'),
    provider: id,
    databaseUrl: neededSetting(environment, `${name}_DATABASE_URL`),
    partner: environment[`${name}_PARTNER`] ?? id,
    keyId: environment[`${name}_KEY_ID`] ?? 'k1',
    secret: neededSetting(environment, `${name}_SECRET`),
    transferSecret: providerOf(id).keepsWallets
      ? neededSetting(environment, 'TRANSFER_SECRET')
      : '',
  };
}
