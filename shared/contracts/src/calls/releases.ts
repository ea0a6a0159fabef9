import { call } from '../call.ts';
import type { TeamTokenId } from '../ids.ts';

/** The token with which a team's machines release its modules. */
export interface TeamToken {
  readonly id: TeamTokenId;
  readonly team: string;
  /** Module names, with `*` for any part of a name, such as `mfe-poker*`. */
  readonly modules: string;
  /** By the platform's clock. */
  readonly state: 'good' | 'over' | 'revoked';
  readonly madeBy: string;
  readonly madeAt: string;
  /** `null` for a token that does not expire. */
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

export interface MadeTeamToken {
  readonly token: TeamToken;
  /** Shown once: the platform stores only its hash. */
  readonly secret: string;
}

export const releaseCalls = {
  teamTokens: call('GET /ops/team-tokens', { audience: 'operator' }).gives<readonly TeamToken[]>(),
  makeTeamToken: call('POST /ops/team-tokens', { audience: 'operator' })
    .takes<{ team: string; modules: string; days: number }>()
    .gives<MadeTeamToken>(),
  revokeTeamToken: call('DELETE /ops/team-tokens/:id', { audience: 'operator' })
    .takes<{ id: TeamTokenId }>()
    .gives<TeamToken>(),
};
