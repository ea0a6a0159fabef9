import { statementFilePath, type EntryKind } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ChipGroup, SegmentedControl } from '@croupier/ui';
import type { RecordSpan } from './record-span.ts';
import styles from './account-record.module.css';

/** Groups of kinds that a member looks for, in the words of the record. */
export const kindGroups = {
  all: [],
  money: ['deposit', 'withdrawal', 'withdrawal-return'],
  lottery: ['stake', 'payout', 'refund', 'payout-reversal'],
  games: ['game-bet', 'game-win', 'game-rollback'],
  bonus: ['bonus'],
} as const satisfies Readonly<Record<string, readonly EntryKind[]>>;

export type KindGroup = keyof typeof kindGroups;

interface RecordFilterProps {
  readonly group: KindGroup;
  readonly span: RecordSpan;
  /** The bounds of the span, as ISO times. */
  readonly days: { readonly from: string; readonly to: string };
  readonly onGroup: (group: KindGroup) => void;
  readonly onSpan: (span: RecordSpan) => void;
}

const groups: readonly KindGroup[] = ['all', 'money', 'lottery', 'games', 'bonus'];

/** Which bookings, of which days; the same days as a file. */
export function RecordFilter({ group, span, days, onGroup, onSpan }: RecordFilterProps) {
  const { t, formats } = useTexts('mfe-member');
  const { from, to } = days;
  const file = `${statementFilePath}?${new URLSearchParams({ from, to }).toString()}`;
  const shift = (by: number) => onSpan({ ...span, back: span.back + by });
  return (
    <div className={styles.filter}>
      <ChipGroup
        label={t('record.kind')}
        options={groups.map((value) => ({ value, label: t(`record.group.${value}`) }))}
        value={group}
        onChange={onGroup}
      />
      <div className={styles.days}>
        <SegmentedControl
          label={t('record.days')}
          options={[
            { value: '7', label: t('record.span', { days: formats.number(7) }) },
            { value: '30', label: t('record.span', { days: formats.number(30) }) },
          ]}
          value={span.days === 7 ? '7' : '30'}
          onChange={(length) => onSpan({ days: length === '7' ? 7 : 30, back: 0 })}
        />
        <div className={styles.turn}>
          <Button
            variant="quiet"
            icon="chevron-left"
            aria-label={t('record.earlier')}
            onClick={() => shift(1)}
          />
          <span aria-live="polite">
            {formats.date(from)} – {formats.date(to)}
          </span>
          <Button
            variant="quiet"
            icon="chevron-right"
            aria-label={t('record.later')}
            disabled={span.back === 0}
            onClick={() => shift(-1)}
          />
        </div>
        <a className={styles.file} href={file} download>
          {t('record.file')}
        </a>
      </div>
    </div>
  );
}
