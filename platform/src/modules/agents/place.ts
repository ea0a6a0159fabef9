import type { Core } from '../../core.ts';
import { dayAfter, dayIn, instantIn, type Day } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';

/** Currency and calendar of an agent's reports. */
export interface Place {
  readonly currency: string;
  readonly timeZone: string;
  readonly today: Day;
}

export async function placeOf(
  { clock }: Pick<Core, 'clock'>,
  brands: Pick<Brands, 'byCode'>,
  { brand, currency }: Pick<Member, 'brand' | 'currency'>,
): Promise<Place> {
  const timeZone = (await brands.byCode(brand))?.settings.profile.timeZone ?? 'UTC';
  return { currency, timeZone, today: dayIn(timeZone, clock.now()) };
}

/** The time from the beginning of the first day to the end of the last one. */
export const timeOf = (
  { timeZone }: Pick<Place, 'timeZone'>,
  { from, to }: { readonly from: Day; readonly to: Day },
) => ({
  from: instantIn(timeZone, from, '00:00'),
  until: instantIn(timeZone, dayAfter(to, 1), '00:00'),
});
