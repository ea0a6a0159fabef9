import { call, callTable } from '../call.ts';
import type { releaseSchemas } from '../schemas/releases.ts';

export const releaseCalls = callTable<typeof releaseSchemas>()({
  teamTokens: call('GET /ops/team-tokens', { audience: 'operator' }),
  makeTeamToken: call('POST /ops/team-tokens', { audience: 'operator' }),
  revokeTeamToken: call('DELETE /ops/team-tokens/:id', { audience: 'operator' }),
});
