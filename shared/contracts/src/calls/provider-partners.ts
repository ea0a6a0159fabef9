import { call } from '../call.ts';
import type { DecimalAmount } from '../money.ts';

/** What was agreed with a provider: what its games may do, where it calls from, what bounds it. */
export interface ProviderAgreement {
  readonly displayName: string;
  /** Origin of its server and of its games' pages; further ones of pages and of pictures. */
  readonly origin: string;
  readonly launchOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** Addresses and ranges that it calls from; none: from anywhere. */
  readonly addresses: readonly string[];
  readonly dialect: 'rs' | 'rs-rsa' | 'evolution';
  /** PEM keys that `rs-rsa` bodies are signed with. */
  readonly publicKeys: readonly string[];
  readonly repeats: 'current' | 'stored';
  readonly rollsBackRounds: boolean;
  readonly launchesWithSession: boolean;
  readonly paysPrizes: boolean;
  readonly correctsResults: boolean;
  readonly offersFreeRounds: boolean;
  readonly takesTips: boolean;
  readonly rules: {
    readonly winWithoutBet: boolean;
    readonly manyBetsOneWin: boolean;
    readonly manyWinsOneBet: boolean;
  };
  /** By currency. */
  readonly maxStake: Readonly<Record<string, DecimalAmount>>;
  readonly maxWin: Readonly<Record<string, DecimalAmount>>;
  readonly maxWinTimes: number;
}

export interface ProviderPartner {
  readonly provider: string;
  readonly revision: number;
  /** No launches and no bets; wins, rollbacks and ends of rounds are still taken. */
  readonly isOff: boolean;
  /** The house's own studio: its settings are the environment's, here it can only be switched off. */
  readonly isHouse: boolean;
  readonly keys: readonly { readonly keyId: string; readonly until: string | null }[];
  readonly agreement: ProviderAgreement;
}

/** A key with its secret, which is shown once. */
export interface ProviderKey {
  readonly keyId: string;
  readonly secret: string;
}

export interface NewProvider {
  readonly provider: string;
  readonly agreement: ProviderAgreement;
}

const operator = { audience: 'operator' } as const;

export const providerPartnersCalls = {
  providerPartners: call('GET /ops/providers/partners', operator).gives<
    readonly ProviderPartner[]
  >(),
  addProvider: call('POST /ops/providers/partners', operator)
    .takes<NewProvider & { note: string }>()
    .gives<ProviderKey>()
    .fails('username-taken'),
  changeProvider: call('PUT /ops/providers/partners', operator)
    .takes<{ provider: string; revision: number; agreement: ProviderAgreement; note: string }>()
    .fails('version-conflict'),
  /** A further key beside the one that is live. */
  addProviderKey: call('POST /ops/providers/partners/keys', operator)
    .takes<{ provider: string; note: string }>()
    .gives<ProviderKey>()
    .fails('already-decided'),
  endProviderKey: call('PUT /ops/providers/partners/keys', operator)
    .takes<{ provider: string; keyId: string; at: string; note: string }>()
    .fails('already-decided'),
  switchProvider: call('PUT /ops/providers/partners/switch', operator).takes<{
    provider: string;
    isOff: boolean;
    note: string;
  }>(),
};
