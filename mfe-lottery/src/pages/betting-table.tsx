import {
  calls,
  itemOfCode,
  type LotteryTable,
  type PlayType,
  type Ticket,
  type TicketLine,
} from '@croupier/contracts';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton, useToast } from '@croupier/ui';
import { useState } from 'react';
import { useLostBet } from '../api/lost-bet.ts';
import { inputOf, usePlaceSlip } from '../api/place-slip.ts';
import { usePriceList } from '../api/price-list.ts';
import { Pad } from '../features/pad/pad.tsx';
import { PrizeGroup } from '../features/prize-modes/prize-group.tsx';
import { PrizeModes } from '../features/prize-modes/prize-modes.tsx';
import { BetSlip } from '../features/slip/bet-slip.tsx';
import { DrawStage } from '../features/stage/draw-stage.tsx';
import type { LottoAddress } from '../lib/lotto-address.ts';
import { priceMoves } from '../lib/price-moves.ts';
import { prizeModeOf } from '../lib/prize-mode-of.ts';
import { sentBetKey } from '../lib/sent-bet.ts';
import { slipOfLines } from '../lib/slip.ts';
import { stakeOf } from '../lib/stake.ts';
import { useStoredSlip } from '../lib/use-stored-slip.ts';
import { useNumero } from '../lib/use-numero.ts';
import { useSentBets } from '../lib/use-sent-bets.ts';
import styles from './lottery-page.module.css';
import { TableRecords } from './table-records.tsx';

interface BettingTableProps {
  readonly table: LotteryTable;
  readonly address: LottoAddress;
}

/** The code of the play type that the address requests, in the game's own spelling. */
function wantedIn(
  playTypes: readonly PlayType[],
  { playType }: Pick<LottoAddress, 'playType'>,
): string | null {
  if (playType === null) return null;
  return itemOfCode(playTypes, playType, ({ code }) => code)?.code ?? null;
}

/** One game: the current draw, its pad, the slip, and the history. */
export function BettingTable({ table, address }: BettingTableProps) {
  const { game } = table;
  const stored = useStoredSlip(game, prizeModeOf(game, address));
  const { change, stake, setStake, plan, setPlan, onPriceChange, prizeMode, setPrizeMode } = stored;
  const prices = usePriceList(game.gameId, prizeMode);
  const playTypes = prices.data?.playTypes ?? [];
  const { slip, place, lost, moves, again } = useBetting(table, stored, prices.data);

  return (
    <div className={styles.table}>
      <div className={styles.stage}>
        <DrawStage table={table} />
      </div>
      <div className={styles.pad}>
        {game.prizeModes.length > 1 && (
          <PrizeModes modes={game.prizeModes} value={prizeMode} onChange={setPrizeMode} />
        )}
        {prices.data?.groups && <PrizeGroup groups={prices.data.groups} />}
        {prices.isPending ? (
          <div aria-busy="true">
            <Skeleton height={64} lines={6} />
          </div>
        ) : prices.error ? (
          <Retry error={prices.error} onRetry={prices.refetch} />
        ) : (
          <Pad
            gameId={game.gameId}
            family={game.family}
            playTypes={playTypes}
            wanted={wantedIn(playTypes, address)}
            slip={slip}
            change={change}
          />
        )}
      </div>
      <aside className={styles.slip} data-filled={slip.length > 0 || undefined}>
        <BetSlip
          table={table}
          playTypes={playTypes}
          moves={moves}
          slip={slip}
          stake={stake}
          onStake={setStake}
          change={change}
          plan={slip.length > 0 ? plan : null}
          onPlan={setPlan}
          onPriceChange={onPriceChange}
          onChoosePriceChange={stored.setOnPriceChange}
          place={place}
          lost={
            lost?.isSuccess || lost?.isError ? { error: lost.error, retry: lost.refetch } : null
          }
        />
      </aside>
      <div className={styles.records}>
        <TableRecords table={table} playTypes={playTypes} onAgain={again} />
      </div>
    </div>
  );
}

/** The slip as far as its game still offers it, and what happens to it when it is placed or repeated. */
function useBetting(
  table: LotteryTable,
  stored: ReturnType<typeof useStoredSlip>,
  prices: ReturnType<typeof usePriceList>['data'],
) {
  const { t } = useTexts('mfe-lottery');
  const toast = useToast();
  const numeroOf = useNumero();
  const invalidate = useInvalidate();
  const { game } = table;
  const { change, stake, setStake, plan, setPlan, onPriceChange, setPrizeMode } = stored;
  const sent = useSentBets(game.gameId);
  // The prices with which a slip was refused: changes since then are shown until the player confirms them.
  const [refused, setRefused] = useState(prices);
  const playTypes = prices?.playTypes ?? [];
  // Stored choices may no longer be offered.
  const slip = stored.slip.filter(({ playType }) =>
    playTypes.some(({ code }) => code === playType),
  );
  const place = usePlaceSlip({
    table,
    prices,
    sent,
    onPlaced: ({ isChase, numero }) => {
      empty();
      toastPlaced(isChase ? 'chase.placed' : 'slip.placed', numero);
    },
    onRefused: (code) => setRefused(code === 'price-changed' ? prices : undefined),
  });
  const lost = useLostBet(sent, {
    isReady: prices !== undefined,
    onBooked: ({ input }, { ticket, chase }) => {
      const now = prices && inputOf({ slip, stake, plan, onPriceChange }, prices, table);
      if (now && sentBetKey(now) === sentBetKey(input)) empty();
      toastPlaced('slip.bookedMeanwhile', ticket?.draw.numero ?? chase?.issues[0]?.numero ?? '');
    },
  });

  function empty(): void {
    change({ kind: 'cleared' });
    setPlan(null);
    setRefused(undefined);
    invalidate(calls.chases);
    invalidate(calls.tickets);
  }

  function toastPlaced(
    text: 'chase.placed' | 'slip.placed' | 'slip.bookedMeanwhile',
    issue: string,
  ) {
    toast({ tone: 'positive', text: t(text, { numero: numeroOf(issue) }) });
  }

  function again(ticket: Ticket, lines: readonly TicketLine[]): void {
    change({ kind: 'filled', slip: slipOfLines(lines, playTypes) });
    const [first] = lines;
    if (first) setStake(stakeOf(first, first.unitStake, ticket.unitMode));
    if (game.prizeModes.includes(ticket.prizeMode)) setPrizeMode(ticket.prizeMode);
    toast({ tone: 'neutral', text: t('tickets.onSlip') });
  }

  const moves = refused ? priceMoves(slip, refused.playTypes, playTypes) : [];
  return { slip, place, lost, moves, again };
}
