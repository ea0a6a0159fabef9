import { createHmac } from 'node:crypto';
import type { SigningKey } from '@croupier/provider/signature';
import {
  neededSetting,
  readCommonConfig,
  type CommonConfig,
  type Environment,
} from '@croupier/provider/settings';

/** Everything the sports book reads from its environment; no other file reads the environment. */
export interface Config extends CommonConfig {
  readonly databaseUrl: string;
  readonly secret: string;
  /** Address of a supplier's feed; `null`: the virtual leagues. */
  readonly feedUrl: string | null;
}

export function readConfig(environment: Environment): Config {
  return {
    ...readCommonConfig(environment, '4008'),
    databaseUrl: neededSetting(environment, 'SPORTSBOOK_DATABASE_URL'),
    secret: neededSetting(environment, 'SPORTSBOOK_SECRET'),
    feedUrl: environment['SPORTSBOOK_FEED_URL'] || null,
  };
}

/** The key of one vendor: the platform derives the same one from the shared secret. */
export function keyOfVendor(secret: string, vendor: string): SigningKey {
  const own = createHmac('sha256', secret).update(vendor).digest('hex');
  return { partner: vendor, keyId: 'k1', secret: own };
}
