import type { Schedule } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';

/** A game's draw schedule in words. */
export function useScheduleText(): (schedule: Schedule) => string {
  const { t, formats } = useTexts('console');
  return (schedule) =>
    schedule.kind === 'every'
      ? t('lotteryGames.every', { seconds: formats.number(schedule.seconds) })
      : t('lotteryGames.at', { time: schedule.time, zone: schedule.timeZone });
}
