import { dayIn, periodEnding, type PeriodLength } from '@croupier/ui/dates';

interface StoredPeriod {
  readonly to: string | undefined;
  readonly days: string | undefined;
}

/** A period of 7 or 30 days from the address; without an end the platform's last 30 days. */
export function periodIn({ to, days }: StoredPeriod) {
  const end = dayIn(to);
  const length: PeriodLength = end !== null && days === '7' ? '7' : '30';
  return { length, span: end === null ? {} : periodEnding(end, length) };
}
