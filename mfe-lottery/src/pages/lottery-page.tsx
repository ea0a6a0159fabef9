import { itemOfCode } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty, PageHeader, Retry, usePageName } from '@croupier/ui';
import { useDeferredValue } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStreamedDraws } from '../api/streamed-draws.ts';
import { useTables } from '../api/tables.ts';
import { LobbySkeleton } from '../features/lobby/lobby-skeleton.tsx';
import { Lobby } from '../features/lobby/lobby.tsx';
import { UnknownGame } from '../features/lobby/unknown-game.tsx';
import { applyDraws } from '../lib/apply-draw.ts';
import { gamesOfPage } from '../lib/games-of-page.ts';
import { readAddress, tableAddress } from '../lib/lotto-address.ts';
import { TableSkeleton } from '../lib/table-skeleton.tsx';
import { BettingTable } from './betting-table.tsx';
import styles from './lottery-page.module.css';

/** The lobby, or the table that the address names. */
export function LotteryPage() {
  const { t, local } = useTexts('mfe-lottery');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const address = readAddress(params);
  // About forty tables render in short steps, so that input is not blocked.
  const answer = useDeferredValue(useTables());
  const streamed = useStreamedDraws();
  const tables = answer.data?.map((table) => applyDraws(table, streamed)) ?? [];
  const table =
    address.view === 'betting' && address.gameCode !== null
      ? itemOfCode(tables, address.gameCode, ({ game }) => game.gameId)
      : undefined;
  usePageName(table && local(table.game.name));
  const lobby = address.backUrl
    ? `/lottery?${new URLSearchParams({ backUrl: address.backUrl }).toString()}`
    : '/lottery';

  return (
    <div className={styles.page}>
      <PageHeader
        title={table ? local(table.game.name) : t('page.title')}
        lead={table ? undefined : t('page.lead')}
        isSlim
        actions={
          <>
            {address.backUrl && (
              <ButtonLink to={address.backUrl} size="s">
                {t('page.back')}
              </ButtonLink>
            )}
            {address.view === 'betting' && (
              <ButtonLink to={lobby} size="s">
                {t('next.all')}
              </ButtonLink>
            )}
          </>
        }
      />
      {answer.isPending && address.view === 'lobby' ? (
        <LobbySkeleton />
      ) : answer.isPending ? (
        <TableSkeleton />
      ) : answer.error && tables.length === 0 ? (
        <Retry error={answer.error} onRetry={answer.refetch} />
      ) : tables.length === 0 ? (
        <Empty title={t('tables.none')} text={t('tables.noneText')} />
      ) : address.view === 'lobby' ? (
        <Lobby
          key={pathname}
          tables={gamesOfPage(tables, { pathname, vendor: address.vendor })}
          addressOf={(gameId) => tableAddress(gameId, address)}
        />
      ) : !table ? (
        <UnknownGame
          code={address.gameCode ?? ''}
          tables={tables}
          addressOf={(gameId) => tableAddress(gameId, address)}
          lobby={lobby}
        />
      ) : (
        <BettingTable key={table.game.gameId} table={table} address={address} />
      )}
    </div>
  );
}
