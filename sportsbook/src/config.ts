import type { SigningKey } from '@croupier/provider/signature';
import {
  neededSetting,
  readCommonConfig,
  type CommonConfig,
  type Environment,
} from '@croupier/provider/settings';
import type { Vendor } from './world/leagues.ts';

export type Secrets = Readonly<Record<Vendor, string>>;

/** Everything the sports book reads from its environment; no other file reads the environment. */
export interface Config extends CommonConfig {
  readonly databaseUrl: string;
  /** The secret of each vendor's key. */
  readonly secrets: Secrets;
  /** Address of a supplier's feed; `null`: the virtual leagues. */
  readonly feedUrl: string | null;
}

export function readConfig(environment: Environment): Config {
  return {
    ...readCommonConfig(environment, '4024'),
    databaseUrl: neededSetting(environment, 'SPORTSBOOK_DATABASE_URL'),
    secrets: {
      fb: neededSetting(environment, 'FB_SECRET'),
      tf: neededSetting(environment, 'TF_SECRET'),
      ia: neededSetting(environment, 'IA_SECRET'),
    },
    feedUrl: environment['SPORTSBOOK_FEED_URL'] || null,
  };
}

export const keyOfVendor = (secrets: Secrets, vendor: Vendor): SigningKey => ({
  partner: vendor,
  keyId: 'k1',
  secret: secrets[vendor],
});
