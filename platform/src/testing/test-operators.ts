import type { OperatorId } from '@croupier/contracts';
import type { TestCore } from './test-core.ts';

interface Options {
  readonly invitedBy?: OperatorId;
  readonly vouchedBy?: OperatorId;
  readonly hasFactor?: boolean;
}

/** Gives a signed-in operator a second factor that was shown a moment ago. */
export async function withSecondFactor(
  { db, clock }: TestCore,
  operator: OperatorId,
): Promise<void> {
  const at = clock.now();
  await db.read
    .insertInto('operator_second_factors')
    .values({ operator, secret: 'none', proven_at: at, last_step: 0n })
    .execute();
  await db.read
    .insertInto('operator_confirmations')
    .columns(['session', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select(['hash', eb.val(at).as('at')])
        .where('subject', '=', operator),
    )
    .execute();
}

/** Writes operators as they are after their second factor was set up: without a password, which none of these needs. */
export async function seedOperators(
  { db, clock }: TestCore,
  operators: readonly ({ readonly id: OperatorId; readonly name: string } & Options)[],
): Promise<void> {
  const now = clock.now();
  for (const { id, name, invitedBy, vouchedBy, hasFactor = true } of operators) {
    await db.read
      .insertInto('operators')
      .values({
        id,
        name,
        name_key: name.toLowerCase(),
        password_hash: 'none',
        created_at: now,
        disabled_at: null,
        email: null,
        invited_by: invitedBy ?? null,
        invited_at: invitedBy ? now : null,
        vouched_by: vouchedBy ?? null,
        vouched_at: vouchedBy ? now : null,
      })
      .execute();
    if (invitedBy)
      await db.read
        .insertInto('operator_invitations')
        .values({ operator: id, invited_by: invitedBy, invited_at: now })
        .execute();
    if (hasFactor)
      await db.read
        .insertInto('operator_second_factors')
        .values({ operator: id, secret: 'none', proven_at: now, last_step: 0n })
        .execute();
  }
}
