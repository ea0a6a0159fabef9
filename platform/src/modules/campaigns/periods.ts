import type { CampaignDraft } from '@croupier/contracts';
import { dayAfter, dayIn, weekdayOf, type Day } from '../../zoned-day.ts';

/** Whole days of the brand; both are inclusive. */
export interface Period {
  readonly key: string;
  readonly from: Day;
  readonly to: Day;
}

type PeriodKind = 'day' | 'week' | 'month' | 'campaign';

const lastDay = '9999-12-31';

/** The period that contains a day, within the days of the campaign. */
export function periodOf(
  { startsAt, endsAt }: Pick<CampaignDraft, 'startsAt' | 'endsAt'>,
  kind: PeriodKind,
  { day, timeZone }: { readonly day: Day; readonly timeZone: string },
): Period {
  const first = dayIn(timeZone, new Date(startsAt));
  // The end is the first moment outside.
  const last = endsAt === null ? lastDay : dayIn(timeZone, new Date(Date.parse(endsAt) - 1));
  const { key, from, to } = calendarPeriod(kind, day);
  return { key, from: from < first ? first : from, to: to > last ? last : to };
}

function calendarPeriod(kind: PeriodKind, day: Day): Period {
  switch (kind) {
    case 'day':
      return { key: day, from: day, to: day };
    case 'week': {
      const monday = dayAfter(day, 1 - weekdayOf(day));
      return { key: `week ${monday}`, from: monday, to: dayAfter(monday, 6) };
    }
    case 'month': {
      const from = `${day.slice(0, 7)}-01`;
      const nextMonth = `${dayAfter(from, 31).slice(0, 7)}-01`;
      return { key: day.slice(0, 7), from, to: dayAfter(nextMonth, -1) };
    }
    case 'campaign':
      return { key: 'all', from: '0001-01-01', to: lastDay };
  }
}
