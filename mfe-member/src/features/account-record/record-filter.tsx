import { statementDocumentPath, statementFilePath, type EntryKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup } from '@croupier/ui';
import { DateRangePicker, type Day, type DayRange } from '@croupier/ui/dates';
import type { Bounds } from '../../lib/bounds.ts';
import styles from './account-record.module.css';

/** Groups of booking kinds, named as in the record. */
export const kindGroups = {
  all: [],
  money: [
    'deposit',
    'withdrawal',
    'withdrawal-return',
    'agent-transfer',
    'agent-dividend',
    'agent-salary',
    'correction',
  ],
  lottery: ['stake', 'payout', 'refund', 'payout-reversal', 'rebate'],
  games: ['game-bet', 'game-win', 'game-rollback', 'tip', 'jackpot-win'],
  bonus: ['bonus', 'reward', 'turnover-rebate', 'referral', 'point-conversion'],
} as const satisfies Readonly<Record<string, readonly EntryKind[]>>;

export type KindGroup = keyof typeof kindGroups;

interface RecordFilterProps {
  readonly group: KindGroup;
  readonly days: DayRange;
  readonly today: Day;
  readonly bounds: Bounds;
  readonly onGroup: (group: KindGroup) => void;
  readonly onDays: (days: DayRange) => void;
}

/** The maximum number of days in a statement file. */
const daysAtMost = 366;

const groups: readonly KindGroup[] = ['all', 'money', 'lottery', 'games', 'bonus'];

/** Filters the bookings by kind and days; also downloads the same days as a file. */
export function RecordFilter(props: RecordFilterProps) {
  const { group, days, today, bounds, onGroup, onDays } = props;
  const { t, language } = useTexts('mfe-member');
  const { from, to } = bounds;
  const query = new URLSearchParams({ from, to, language }).toString();
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={t('record.kind')}
        options={groups.map((value) => ({ value, label: t(`record.group.${value}`) }))}
        value={group}
        onChange={onGroup}
      />
      <div className={styles.days}>
        <DateRangePicker
          label={t('record.days')}
          value={days}
          today={today}
          daysAtMost={daysAtMost}
          onChange={onDays}
        />
        <a className={styles.file} href={`${statementDocumentPath}?${query}`} download>
          {t('record.document')}
        </a>
        <a className={styles.file} href={`${statementFilePath}?${query}`} download>
          {t('record.file')}
        </a>
      </div>
    </div>
  );
}
