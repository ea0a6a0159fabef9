import { betFilePath, gameCategories, type GameCategory } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Section, Select, useServerNow } from '@croupier/ui';
import {
  dayOf,
  PeriodChoice,
  periodEnding,
  type DayRange,
  type PeriodLength,
} from '@croupier/ui/dates';
import { useState } from 'react';
import { useBets } from '../../api/bets.ts';
import { boundsOf, type Bounds } from '../../lib/bounds.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { BetTable } from './bet-table.tsx';
import styles from './betting-record.module.css';

/** The member's bets of every category: tickets of the lottery and rounds of games. */
export function BettingRecord() {
  const { t, language } = useTexts('mfe-member');
  const today = dayOf(useServerNow(3_600_000));
  const [chosen, setChosen] = useState<DayRange | null>(null);
  const [length, setLength] = useState<PeriodLength>('30');
  const [category, setCategory] = useState<GameCategory | null>(null);
  const period = chosen ?? periodEnding(today, length);
  const bounds = boundsOf(period);
  const query = new URLSearchParams({ ...bounds, ...(category && { category }), language });
  return (
    <Section title={t('bets.title')} className={styles.record}>
      <PeriodChoice
        period={period}
        length={length}
        today={today}
        onChange={(days, chosenLength) => {
          setChosen(days);
          setLength(chosenLength);
        }}
      />
      <div className={styles.filter}>
        <Select
          label={t('bets.category')}
          name="category"
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setCategory(gameCategories.find((one) => one === value) ?? null)
          }
        >
          <option value="">{t('bets.all')}</option>
          {gameCategories.map((one) => (
            <option key={one} value={one}>
              {t(`category.${one}`)}
            </option>
          ))}
        </Select>
        <a className={styles.file} href={`${betFilePath}?${query.toString()}`} download>
          {t('bets.file')}
        </a>
      </div>
      <Bets key={`${category} ${bounds.from} ${bounds.to}`} bounds={bounds} category={category} />
    </Section>
  );
}

interface BetsProps {
  readonly bounds: Bounds;
  readonly category: GameCategory | null;
}

function Bets({ bounds, category }: BetsProps) {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const bets = useBets(cursor, { ...bounds, ...(category && { category }) });
  return (
    <Records
      answer={bets}
      cursor={cursor}
      empty={<Empty art="ticket" title={t('bets.empty')} text={t('bets.empty-text')} />}
    >
      {(rows) => <BetTable bets={rows} />}
    </Records>
  );
}
