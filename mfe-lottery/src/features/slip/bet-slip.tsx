import type { LotteryTable, PlayType } from '@croupier/contracts';
import { useBus, useTopic } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, ChipGroup, Money, useFailureText, useMoney, useServerNow } from '@croupier/ui';
import { useId, useState, type Dispatch } from 'react';
import { usePlaceTicket } from '../../api/place-ticket.ts';
import { phaseOf } from '../../lib/phase.ts';
import { chipsOf, stakeFault, totalOf, type Slip, type SlipChange } from '../../lib/slip.ts';
import styles from './bet-slip.module.css';
import { SlipLineRow } from './slip-line-row.tsx';

interface BetSlipProps {
  readonly table: LotteryTable;
  readonly playTypes: readonly PlayType[];
  readonly slip: Slip;
  readonly stake: string;
  readonly onStake: (stake: string) => void;
  readonly change: Dispatch<SlipChange>;
  readonly onPlaced: () => void;
  readonly onRefused: (code: string) => void;
}

/** The chosen lines, their stakes and the exact total, to be confirmed with one press. */
export function BetSlip(props: BetSlipProps) {
  const { table, playTypes, slip, stake, onStake, change, onPlaced, onRefused } = props;
  const { t, formats } = useTexts('mfe-lottery');
  const money = useMoney();
  const failureText = useFailureText();
  const place = usePlaceTicket();
  const { game, current } = table;
  const linesId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  // A line that needs a hand stays in sight.
  const isOpen = isUnfolded || slip.some((line) => stakeFault(line, game) !== null);

  return (
    <section className={styles.slip} aria-label={t('slip.title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('slip.title')}</h2>
        {slip.length > 0 && (
          <Button
            variant="quiet"
            size="s"
            icon="chevron-down"
            className={styles.fold}
            aria-label={t('slip.fold')}
            aria-expanded={isOpen}
            aria-controls={linesId}
            onClick={() => setUnfolded(!isOpen)}
          />
        )}
        {slip.length > 0 && (
          <Button variant="quiet" size="s" onClick={() => change({ kind: 'cleared' })}>
            {t('slip.clear')}
          </Button>
        )}
      </header>
      {slip.length === 0 ? (
        <p className={styles.hint}>{t('slip.empty')}</p>
      ) : (
        <ul id={linesId} className={styles.lines} data-folded={!isOpen || undefined}>
          {slip.map((line) => (
            <SlipLineRow
              key={`${line.playType}:${line.choice}`}
              line={line}
              playTypes={playTypes}
              game={game}
              change={change}
            />
          ))}
        </ul>
      )}
      <ChipGroup
        label={t('slip.chips')}
        options={chipsOf(game).map((amount) => ({ value: amount, label: money(amount) }))}
        value={stake}
        onChange={onStake}
      />
      <div className={styles.foot}>
        <p className={styles.total}>
          <span>{t('slip.lines', { count: slip.length, shown: formats.number(slip.length) })}</span>
          <strong>
            <Money amount={totalOf(slip)} />
          </strong>
        </p>
        <PlaceButton
          table={table}
          slip={slip}
          isBusy={place.isPending}
          onPress={() =>
            place.mutate(
              { drawId: current.id, priceVersion: game.priceVersion, lines: slip },
              { onSuccess: onPlaced, onError: ({ code }) => onRefused(code) },
            )
          }
        />
      </div>
      {place.error && (
        <p role="alert" className={styles.failure}>
          {failureText(place.error)}
        </p>
      )}
    </section>
  );
}

interface PlaceButtonProps {
  readonly table: LotteryTable;
  readonly slip: Slip;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** One press confirms the total that it names; a visitor is asked to sign in instead. */
function PlaceButton({ table, slip, isBusy, onPress }: PlaceButtonProps) {
  const { t } = useTexts('mfe-lottery');
  const money = useMoney();
  const bus = useBus();
  const session = useTopic('session.changed');
  const phase = phaseOf(table.current, useServerNow(1000));
  if (!session) {
    return (
      <Button
        variant="primary"
        size="l"
        onClick={() => bus.publish('sign-in.requested', { reason: 'bet' })}
      >
        {t('slip.signIn')}
      </Button>
    );
  }
  const isReady = slip.length > 0 && slip.every((line) => stakeFault(line, table.game) === null);
  const label =
    phase === 'open' ? t('slip.place', { total: money(totalOf(slip)) }) : t('slip.wait');
  return (
    <Button
      variant="primary"
      size="l"
      disabled={!isReady || phase !== 'open'}
      isBusy={isBusy}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
