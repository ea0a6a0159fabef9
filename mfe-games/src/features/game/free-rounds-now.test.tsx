import type { FreeRounds as Granted, FreeRoundsId } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { aGameId } from '../../testing/makers.ts';
import { FreeRoundsNow } from './free-rounds-now.tsx';

const river = aGameId('river0000001');
const granted: Granted = {
  id: 'frr_00000001' as FreeRoundsId,
  campaign: { en: 'Friday', bn: 'Friday', es: 'Friday', ar: 'Friday' },
  state: 'active',
  game: {
    nodeId: river,
    name: { en: 'River Lotus', bn: 'নদীর পদ্ম', es: 'Loto del Río', ar: 'لوتس النهر' },
  },
  provider: 'Croupier Studio',
  rounds: 10,
  left: 4,
  stake: '5.00',
  currency: 'BDT',
  winsTimes: null,
  until: '2026-03-01T12:00:00.000Z',
};

const texts = { 'mfe-games': remote.texts };
const session = aSession();

test('the bar of a game shows those of that game alone', async () => {
  const answers = { freeRounds: [granted] };
  await renderInHost(<FreeRoundsNow nodeId={river} />, { texts, session, answers });
  expect(await screen.findByText('4 free rounds left')).toBeVisible();
});

test('the bar of another game shows none', async () => {
  const answers = { freeRounds: [granted] };
  const { called } = await renderInHost(<FreeRoundsNow nodeId={aGameId('other0000001')} />, {
    texts,
    session,
    answers,
  });
  await waitFor(() => expect(called.map(({ name }) => name)).toEqual(['freeRounds']));
  expect(screen.queryByText('4 free rounds left')).not.toBeInTheDocument();
});
