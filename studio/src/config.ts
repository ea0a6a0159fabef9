import {
  neededSetting,
  readCommonConfig,
  type CommonConfig,
  type Environment,
} from '@croupier/provider/settings';

/** Everything the studio reads from its environment; no other file reads the environment. */
export interface Config extends CommonConfig {
  readonly databaseUrl: string;
  readonly partner: string;
  readonly keyId: string;
  readonly secret: string;
}

export function readConfig(environment: Environment): Config {
  return {
    ...readCommonConfig(environment, '4001'),
    databaseUrl: neededSetting(environment, 'STUDIO_DATABASE_URL'),
    partner: environment['STUDIO_PARTNER'] ?? 'studio',
    keyId: environment['STUDIO_KEY_ID'] ?? 'k1',
    secret: neededSetting(environment, 'STUDIO_SECRET'),
  };
}
