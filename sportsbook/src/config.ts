import type { SigningKey } from '@croupier/provider/signature';
import {
  ConfigRefused,
  neededSetting,
  readCommonConfig,
  type CommonConfig,
  type Environment,
} from '@croupier/provider/settings';
import { isVendor, vendors, type Vendor } from './world/leagues.ts';

/** Everything the sports book reads from its environment; no other file reads the environment. */
export interface Config extends CommonConfig {
  /** A process serves one vendor. */
  readonly vendor: Vendor;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Address of a supplier's feed; `null`: the virtual leagues. */
  readonly feedUrl: string | null;
}

export function readConfig(environment: Environment): Config {
  const vendor = neededSetting(environment, 'PROVIDERS');
  if (!isVendor(vendor))
    throw new ConfigRefused(`PROVIDERS must be one of ${vendors.join(', ')}: ${vendor}`);
  const name = vendor.toUpperCase();
  return {
    ...readCommonConfig(environment, '4024'),
    vendor,
    databaseUrl: neededSetting(environment, `${name}_DATABASE_URL`),
    secret: neededSetting(environment, `${name}_SECRET`),
    feedUrl: environment['SPORTSBOOK_FEED_URL'] || null,
  };
}

export const keyOf = ({ vendor, secret }: Pick<Config, 'vendor' | 'secret'>): SigningKey => ({
  partner: vendor,
  keyId: 'k1',
  secret,
});
