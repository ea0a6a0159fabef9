import type { VipLadderDraft } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { instantIn, dayAfter, type Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { bornOn } from '../identity/index.ts';
import { ruleOf } from './ladder.ts';
import type { RankUses } from './rank.ts';
import { birthdayGiftTitle } from './rank-texts.ts';

const claimDays = 30;

interface Birthdays {
  readonly brand: Brand;
  readonly ladder: VipLadderDraft;
  readonly day: Day;
}

/** Gives the birthday gifts of a day; a member gets one in a year. */
export async function giveBirthdayGifts(
  uses: RankUses,
  { brand, ladder, day }: Birthdays,
): Promise<void> {
  const { db } = uses.core;
  const { timeZone } = brand.settings.profile;
  const expiresAt = instantIn(timeZone, dayAfter(day, claimDays), '00:00');
  for (const { id: member, rankLevel } of await bornOn(db.read, brand.code, day)) {
    const amount = ruleOf(ladder, rankLevel)?.benefits.birthdayGift ?? null;
    if (amount === null) continue;
    await db.transaction((tx: Tx) =>
      uses.rewards.grant(tx, {
        member,
        brand,
        reward: { kind: 'cash', amount },
        source: { type: 'birthday', id: day.slice(0, 4) },
        title: birthdayGiftTitle,
        terms: [],
        expiresAt,
        claim: 'manual',
      }),
    );
  }
}
