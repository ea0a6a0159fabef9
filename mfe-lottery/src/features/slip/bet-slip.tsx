import type { CallFailed } from '@croupier/client';
import type { LotteryTable, PlayType, PriceChange } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Money, useMoney } from '@croupier/ui';
import { useId, useState, type Dispatch } from 'react';
import { timesOf, type ChasePlan } from '../../lib/chase.ts';
import { chaseError } from '../../lib/chase-error.ts';
import { mostLines } from '../../lib/marks.ts';
import type { PriceMove } from '../../lib/price-moves.ts';
import type { Slip, SlipChange } from '../../lib/slip.ts';
import { slipError } from '../../lib/slip-error.ts';
import { lineStake, slipStakeError, totalOf, type Stake } from '../../lib/stake.ts';
import type { PlaceSlip } from '../../lib/place-slip.ts';
import { useFocusWhenEmptied } from '../../lib/use-focus-when-emptied.ts';
import styles from './bet-slip.module.css';
import { ChaseSetter } from './chase-setter.tsx';
import { LostBetNotice } from './lost-bet.tsx';
import { PlaceButton } from './place-button.tsx';
import { PriceChangeSelect } from './price-change-select.tsx';
import { PriceNotice } from './price-notice.tsx';
import { SlipEntryRow } from './slip-entry-row.tsx';
import { SlipFailure } from './slip-failure.tsx';
import { StakeSetter } from './stake-setter.tsx';

interface BetSlipProps {
  readonly table: LotteryTable;
  readonly playTypes: readonly PlayType[];
  /** Prices that changed since the slip was made. */
  readonly moves: readonly PriceMove[];
  readonly slip: Slip;
  readonly stake: Stake;
  readonly onStake: (stake: Stake) => void;
  readonly change: Dispatch<SlipChange>;
  /** `null`: only this draw. */
  readonly plan: ChasePlan | null;
  readonly onPlan: (plan: ChasePlan | null) => void;
  readonly onPriceChange: PriceChange;
  readonly onChoosePriceChange: (choice: PriceChange) => void;
  readonly place: PlaceSlip;
  /** A bet whose response was lost before this page loaded; `null` if there is none. */
  readonly lost: { readonly error: CallFailed | null; readonly retry: () => void } | null;
}

/** All choices, their exact cost, and the button that confirms them. */
export function BetSlip({
  table,
  playTypes,
  moves,
  slip,
  stake,
  onStake,
  change,
  plan,
  onPlan,
  onPriceChange,
  onChoosePriceChange,
  place,
  lost,
}: BetSlipProps) {
  const { t } = useTexts('mfe-lottery');
  const detailsId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { game } = table;
  const onSlip = playTypes.filter(({ code }) => slip.some(({ playType }) => playType === code));
  const stakeProblem = slipStakeError(stake, onSlip, game);
  const chaseProblem = plan && chaseError(plan, { slip, playTypes, stake, game });
  const total = totalOf(slip, playTypes, { stake, times: plan ? timesOf(plan) : 1 });
  const { count, error } = slipError(slip, playTypes, { stake, game });
  const isEmpty = slip.length === 0;
  const only = onSlip.length === 1 ? onSlip[0] : undefined;
  // A slip that needs attention stays open.
  const isOpen = isUnfolded || stakeProblem !== null || chaseProblem !== null;

  return (
    <section className={styles.slip} aria-label={t('slip.title')}>
      <SlipHead
        isEmpty={isEmpty}
        isOpen={isOpen}
        detailsId={detailsId}
        onFold={() => setUnfolded(!isOpen)}
        onClear={() => change({ kind: 'cleared' })}
      />
      {isEmpty && <p className={styles.hint}>{t('slip.empty')}</p>}
      <div
        id={detailsId}
        className={styles.details}
        data-folded={(!isOpen && !isEmpty) || undefined}
      >
        {!isEmpty && (
          <SlipEntries slip={slip} playTypes={playTypes} stake={stake} change={change} />
        )}
        <StakeSetter game={game} stake={stake} error={stakeProblem} onStake={onStake} />
        {!isEmpty && (
          <>
            <ChaseSetter game={game} plan={plan} error={chaseProblem} onPlan={onPlan} />
            <PriceChangeSelect value={onPriceChange} onChange={onChoosePriceChange} />
          </>
        )}
      </div>
      {lost && <LostBetNotice {...lost} />}
      {moves.length > 0 && <PriceNotice moves={moves} playTypes={playTypes} />}
      <div className={styles.foot}>
        <SlipTotal
          count={count}
          lineAmount={only ? lineStake(stake, only.unitStake) : null}
          total={total}
        />
        <PlaceButton
          draw={table.current}
          isReady={!isEmpty && !error && !stakeProblem && !chaseProblem}
          isChase={plan !== null}
          total={total}
          isBusy={place.isPending}
          onPress={() => place.send({ slip, stake, plan, onPriceChange })}
        />
      </div>
      {error && <SlipError error={error} limit={game.maxStakePerDraw} />}
      {place.error && moves.length === 0 && <SlipFailure error={place.error} />}
    </section>
  );
}

interface SlipHeadProps {
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
  /** Id of the element that the button folds. */
  readonly detailsId: string;
  readonly onFold: () => void;
  readonly onClear: () => void;
}

function SlipHead({ isEmpty, isOpen, detailsId, onFold, onClear }: SlipHeadProps) {
  const { t } = useTexts('mfe-lottery');
  const title = useFocusWhenEmptied(isEmpty);
  return (
    <header className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('slip.title')}
      </h2>
      {!isEmpty && (
        <>
          <Button
            variant="quiet"
            size="s"
            icon="chevron-down"
            className={styles.fold}
            aria-label={t('slip.fold')}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={onFold}
          />
          <Button variant="quiet" size="s" onClick={onClear}>
            {t('slip.clear')}
          </Button>
        </>
      )}
    </header>
  );
}

type SlipEntriesProps = Pick<BetSlipProps, 'slip' | 'playTypes' | 'stake' | 'change'>;

function SlipEntries({ slip, playTypes, stake, change }: SlipEntriesProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <ul className={styles.entries} aria-label={t('slip.entries')}>
      {slip.map((entry) => {
        const playType = playTypes.find(({ code }) => code === entry.playType);
        if (!playType) return null;
        return (
          <SlipEntryRow
            key={entry.playType}
            entry={entry}
            playType={playType}
            stake={stake}
            change={change}
          />
        );
      })}
    </ul>
  );
}

interface SlipTotalProps {
  readonly count: number;
  /** Price of each line; `null` if the lines have several prices. */
  readonly lineAmount: string | null;
  readonly total: string;
}

function SlipTotal({ count, lineAmount, total }: SlipTotalProps) {
  const { t, formats } = useTexts('mfe-lottery');
  return (
    <p className={styles.total}>
      <span>
        {t('slip.lines', { count, shown: formats.number(count) })}
        {lineAmount !== null && (
          <>
            {' · '}
            <Money amount={lineAmount} />
          </>
        )}
      </span>
      <strong>
        <Money amount={total} />
      </strong>
    </p>
  );
}

interface SlipErrorProps {
  readonly error: NonNullable<ReturnType<typeof slipError>['error']>;
  /** The highest stake of one draw. */
  readonly limit: string;
}

function SlipError({ error, limit }: SlipErrorProps) {
  const { t, formats } = useTexts('mfe-lottery');
  const money = useMoney();
  return (
    <p role="alert" className={styles.failure}>
      {t(`slipError.${error}`, { most: formats.number(mostLines), limit: money(limit) })}
    </p>
  );
}
