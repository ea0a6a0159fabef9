import type { MadeTeamToken, TeamToken, TeamTokenId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { hashOf, isDueForTouch, type Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { dayjs, utcDay } from '../../zoned-time.ts';
import type { TeamsStore, TokenRow } from './teams.store.ts';

/** The team of a valid token. */
export interface Team {
  readonly name: string;
  /** Whether the token names this module. */
  mayRelease(module: string): boolean;
}

export interface NewToken {
  readonly team: string;
  readonly modules: string;
  readonly days: number;
}

export interface TokenUses {
  readonly store: TeamsStore;
  readonly core: Pick<Core, 'db' | 'clock' | 'ids' | 'random'>;
}

/** Names the kind of secret, so that secret scanners recognise it. */
const prefix = 'crt_';

export async function makeToken(
  { team, modules, days }: NewToken,
  operator: Operator,
  { store, core }: TokenUses,
): Promise<MadeTeamToken> {
  const secret = `${prefix}${Buffer.from(core.random.bytes(32)).toString('base64url')}`;
  const now = core.clock.now();
  const expiresAt = dayjs.utc(now).add(days, 'day').toDate();
  const row: TokenRow = {
    id: core.ids.next('ttk'),
    team,
    modules,
    hash: hashOf(secret),
    made_by: operator.name,
    made_at: now,
    expires_at: expiresAt,
    last_used_at: null,
    revoked_at: null,
  };
  await core.db.transaction(async (tx) => {
    await store.addToken(tx, row);
    await recordAudit(tx, core, operator, {
      action: 'team-token.made',
      subject: team,
      before: '',
      after: `${modules} until ${utcDay(expiresAt)}`,
      note: '',
    });
  });
  return { token: shown(row, now), secret };
}

export async function revokeToken(
  id: TeamTokenId,
  operator: Operator,
  { store, core }: TokenUses,
): Promise<Outcome<TeamToken, 'not-found'>> {
  return core.db.transaction(async (tx) => {
    const now = core.clock.now();
    const row = await store.revokeToken(tx, id, now);
    if (!row) return fail('not-found', { detail: 'There is no such token, or it is revoked.' });
    await recordAudit(tx, core, operator, {
      action: 'team-token.revoked',
      subject: row.team,
      before: row.modules,
      after: '',
      note: '',
    });
    return done(shown(row, now));
  });
}

/** The team of a token; `null` for one that is unknown, expired or revoked. */
export async function teamOf(
  secret: string,
  { store, core }: Pick<TokenUses, 'store' | 'core'>,
): Promise<Team | null> {
  const now = core.clock.now();
  const row = await store.usableToken(hashOf(secret), now);
  if (!row) return null;
  if (!row.last_used_at || isDueForTouch(row.last_used_at, now))
    await store.touchToken(row.id, now);
  const pattern = new RegExp(`^${row.modules.replaceAll('*', '[a-z0-9-]*')}$`);
  return { name: row.team, mayRelease: (module) => pattern.test(module) };
}

export const notYours = (module: string) =>
  fail('forbidden', {
    detail: `This token does not release ${module}: ask an operator for one that does.`,
  });

export function shown(row: TokenRow, now: Date): TeamToken {
  return {
    id: row.id,
    team: row.team,
    modules: row.modules,
    state: stateOf(row, now),
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

function stateOf({ revoked_at, expires_at }: TokenRow, now: Date): TeamToken['state'] {
  if (revoked_at !== null) return 'revoked';
  return expires_at === null || expires_at > now ? 'good' : 'over';
}
