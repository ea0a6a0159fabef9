import { call, callTable } from '../call.ts';
import type { providerPartnersSchemas } from '../schemas/provider-partners.ts';

const operator = { audience: 'operator' } as const;

export const providerPartnersCalls = callTable<typeof providerPartnersSchemas>()({
  providerPartners: call('GET /ops/providers/partners', operator),
  addProvider: call('POST /ops/providers/partners', operator),
  changeProvider: call('PUT /ops/providers/partners', operator).fails('version-conflict'),
  /** A further key beside the one that is live. */
  addProviderKey: call('POST /ops/providers/partners/keys', operator).fails('already-decided'),
  endProviderKey: call('PUT /ops/providers/partners/keys', operator).fails('already-decided'),
  switchProvider: call('PUT /ops/providers/partners/switch', operator),
});
