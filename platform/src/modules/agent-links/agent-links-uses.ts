import type { Brands } from '../brands/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';

export interface AgentLinksUses {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly identity: Pick<Identity, 'byAffiliateCode' | 'byId' | 'createAccount'>;
  readonly lottery: Pick<Lottery, 'groupsBelow' | 'startPrizeGroup'>;
}
