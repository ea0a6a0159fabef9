import type { PromotionId } from '@croupier/contracts';
import type { Clock } from '../core.ts';
import type { PromotionDraft, Promotions } from '../modules/promotions/index.ts';
import { dayjs } from '../zoned-time.ts';
import { padmaPromotions } from './promotions-padma.ts';
import { veranoPromotions } from './promotions-verano.ts';
import type { PromotionSeed } from './promotion-seed.ts';

/** Creates the promotions of the two demo brands. */
export async function seedPromotions(
  clock: Clock,
  { promotions }: { promotions: Promotions },
): Promise<void> {
  const now = clock.now().getTime();
  for (const [brand, lines] of Object.entries({
    padma: padmaPromotions,
    verano: veranoPromotions,
  })) {
    for (const [position, line] of lines.entries())
      await promotions.add(draftOf(line, { brand, position, now }));
  }
}

function draftOf(
  { id, days, ...line }: PromotionSeed,
  { brand, position, now }: { brand: string; position: number; now: number },
): PromotionDraft {
  return {
    ...line,
    id: id as PromotionId,
    brand,
    position,
    startsAt: new Date(now).toISOString(),
    endsAt: days === null ? null : dayjs.utc(now).add(days, 'day').toISOString(),
  };
}
