import type { ClassifyCount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, useMoney } from '@croupier/ui';
import { useClassifyName } from '../../lib/use-classify-name.ts';
import type { LobbyFilter, MinBetStep } from './lobby-filter.ts';
import styles from './lobby.module.css';

interface ClassifyChipsProps {
  readonly classifies: readonly ClassifyCount[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The sorts of games, with the number of games of each. */
export function ClassifyChips({ classifies, value, onChange }: ClassifyChipsProps) {
  const { t, formats } = useTexts('mfe-games');
  const nameOf = useClassifyName();
  return (
    <ChipGroup
      label={t('lobby.classify')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('lobby.everyClassify') },
        ...classifies.map(({ gameClassify, games }) => ({
          value: gameClassify,
          label: (
            <>
              {nameOf(gameClassify)}
              <small className={styles.count}>{formats.number(games)}</small>
            </>
          ),
        })),
      ]}
    />
  );
}

interface MinBetChipsProps {
  readonly steps: readonly MinBetStep[];
  readonly value: LobbyFilter['minBet'];
  readonly onChange: (value: LobbyFilter['minBet']) => void;
}

/** The steps of the least stake. */
export function MinBetChips({ steps, value, onChange }: MinBetChipsProps) {
  const { t } = useTexts('mfe-games');
  const money = useMoney();
  return (
    <ChipGroup
      label={t('lobby.minBet')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('lobby.everyMinBet') },
        ...steps.map(({ step, isEmpty }) => ({
          value: step,
          label: t('lobby.upTo', { amount: money(step) }),
          // One that the address brought stays chosen, and its empty list says how to leave it.
          isDisabled: isEmpty && step !== value,
        })),
      ]}
    />
  );
}
