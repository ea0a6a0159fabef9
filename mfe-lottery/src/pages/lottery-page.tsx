import { calls, type LotteryTable } from '@croupier/contracts';
import { useForget } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry, Section, Skeleton, useToast } from '@croupier/ui';
import { useReducer, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHeardDraws } from '../api/heard-draws.ts';
import { usePriceList } from '../api/price-list.ts';
import { useTables } from '../api/tables.ts';
import { MyTickets } from '../features/my-tickets/my-tickets.tsx';
import { OpenedNumbers } from '../features/opened-numbers/opened-numbers.tsx';
import { K3Pad } from '../features/pad/k3-pad.tsx';
import { BetSlip } from '../features/slip/bet-slip.tsx';
import { DrawStage } from '../features/stage/draw-stage.tsx';
import { TableSwitch } from '../features/tables/table-switch.tsx';
import { applyDraws } from '../lib/apply-draw.ts';
import { changeSlip, chipsOf } from '../lib/slip.ts';
import { useNumero } from '../lib/use-numero.ts';
import styles from './lottery-page.module.css';

/** Lobby and betting in one: the tables above, the chosen one below. */
export function LotteryPage() {
  const { t } = useTexts('mfe-lottery');
  const [params] = useSearchParams();
  const answer = useTables();
  const heard = useHeardDraws();
  const tables = answer.data?.map((table) => applyDraws(table, heard)) ?? [];
  const table = tables.find(({ game }) => game.gameId === params.get('gameCode')) ?? tables[0];

  return (
    <div className={styles.page}>
      <PageHeader title={t('page.title')} lead={t('page.lead')} />
      {answer.isPending ? (
        <TableSkeleton />
      ) : answer.error && !table ? (
        <Retry error={answer.error} again={answer.refetch} />
      ) : !table ? (
        <Empty title={t('tables.none')} text={t('tables.noneText')} />
      ) : (
        <>
          <TableSwitch tables={tables} gameId={table.game.gameId} />
          <BettingTable key={table.game.gameId} table={table} />
        </>
      )}
    </div>
  );
}

function BettingTable({ table }: { table: LotteryTable }) {
  const { t } = useTexts('mfe-lottery');
  const toast = useToast();
  const numeroOf = useNumero();
  const forget = useForget();
  const prices = usePriceList(table.game.gameId);
  const [slip, change] = useReducer(changeSlip, []);
  const [stake, setStake] = useState(() => chipsOf(table.game)[2] ?? table.game.minStake);

  function restake(amount: string): void {
    setStake(amount);
    change({ kind: 'all-restaked', stake: amount });
  }

  function onPlaced(): void {
    change({ kind: 'cleared' });
    forget(calls.tickets);
    toast({ tone: 'positive', text: t('slip.placed', { numero: numeroOf(table.current.numero) }) });
  }

  /** What the refusal was about is asked for anew; after a lost answer the ticket may stand all the same. */
  function onRefused(code: string): void {
    if (code === 'price-changed') forget(calls.priceList);
    if (code === 'price-changed' || code === 'draw-closed') forget(calls.lotteryGames);
    else forget(calls.tickets);
  }

  return (
    <div className={styles.table}>
      <div className={styles.stage}>
        <DrawStage table={table} />
      </div>
      <div className={styles.pad}>
        {prices.isPending ? (
          <div aria-busy="true">
            <Skeleton height={64} lines={6} />
          </div>
        ) : prices.error ? (
          <Retry error={prices.error} again={prices.refetch} />
        ) : (
          <K3Pad
            playTypes={prices.data.playTypes}
            slip={slip}
            onToggle={(pick) => change({ kind: 'toggled', line: { ...pick, stake } })}
          />
        )}
      </div>
      <aside className={styles.slip} data-filled={slip.length > 0 || undefined}>
        <BetSlip
          table={table}
          playTypes={prices.data?.playTypes ?? []}
          slip={slip}
          stake={stake}
          onStake={restake}
          change={change}
          onPlaced={onPlaced}
          onRefused={onRefused}
        />
      </aside>
      <div className={styles.records}>
        <Section title={t('tickets.title')}>
          <MyTickets gameId={table.game.gameId} />
        </Section>
        <Section title={t('opened.title')}>
          <OpenedNumbers draws={table.opened} />
        </Section>
      </div>
    </div>
  );
}

function TableSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={60} />
      <Skeleton height={160} />
      <Skeleton height={320} />
    </div>
  );
}
