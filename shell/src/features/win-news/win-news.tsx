import { useEvent } from '@croupier/bus';
import type { PayloadOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney, useToast } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewOf } from '../../routing/view-of.ts';
import { useShell } from '../../shell-scope.tsx';
import { findOverlay } from '../../site.ts';
import { overlaySearch } from '../../windows/window-address.ts';
import { whenNoDialog } from './when-no-dialog.ts';

const jackpotPage = '/jackpot';
const rafflesPage = '/raffles';
const leaderboards = ['member-centre', 'missionLeaderboard'] as const;

/**
 * Shows on every page that the visitor has won a prize, at once and until the toast is closed, and that someone else
 * has won the brand's jackpot. While a dialog is open the news about someone else waits.
 */
export function WinNews() {
  const { t } = useTexts('shell');
  const money = useMoney();
  const toast = useToast();
  const ways = useWays();
  const own = useRef<string | null>(null);
  const waiting = useRef(() => {});
  useEffect(() => () => waiting.current(), []);

  useEvent('prize.won', (prize) => {
    if (prize.source === 'jackpot') own.current = prize.drawId;
    toast({ tone: 'win', text: textOf(prize), action: ways.to(prize) });
  });

  useEvent('jackpot.won', ({ drawId, account, amount }) => {
    if (drawId === own.current) return;
    waiting.current();
    waiting.current = whenNoDialog(() =>
      toast({
        tone: 'positive',
        text: t('win.other', { account, amount: money(amount) }),
        action: ways.toProof(drawId),
      }),
    );
  });
  return null;

  function textOf(prize: PayloadOf<'prize.won'>): string {
    return prize.source === 'jackpot'
      ? t('win.jackpot', { amount: money(prize.amount) })
      : t(`win.${prize.source}`, { title: ways.local(prize.title) });
  }
}

/** The ways to what was won; without an installed page there is none. */
function useWays() {
  const { t, local } = useTexts('shell');
  const { site } = useShell();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasPage = (path: string) => viewOf(site, path).kind === 'page';

  const toProof = (drawId: string) =>
    hasPage(jackpotPage)
      ? {
          label: t('win.proof'),
          act: () => void navigate({ pathname: jackpotPage, hash: drawId }),
        }
      : undefined;

  function toPlace(source: 'raffle' | 'leaderboard') {
    const label = t('win.see');
    if (source === 'raffle')
      return hasPage(rafflesPage) ? { label, act: () => void navigate(rafflesPage) } : undefined;
    const [centre, page] = leaderboards;
    return findOverlay(site, centre)
      ? { label, act: () => void navigate({ search: overlaySearch(search, centre, page) }) }
      : undefined;
  }

  return {
    local,
    toProof,
    to: (prize: PayloadOf<'prize.won'>) =>
      prize.source === 'jackpot' ? toProof(prize.drawId) : toPlace(prize.source),
  };
}
