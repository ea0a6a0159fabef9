import type { FreeRounds as Granted, FreeRoundsId } from '@croupier/contracts';
import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { aGameId } from '../../testing/makers.ts';
import { FreeRounds } from './free-rounds.tsx';

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

test('says how many are left, in which game, what each is worth and until when, and opens it', async () => {
  const onPlay = jest.fn();
  await renderInHost(<FreeRounds onPlay={onPlay} />, {
    texts,
    session,
    answers: { freeRounds: [granted, { ...granted, id: 'frr_2' as FreeRoundsId, state: 'used' }] },
  });
  await userEvent.click(await screen.findByRole('button', { name: '4 free rounds left' }));
  expect(await screen.findByText('4 free rounds left')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('River Lotus')).toBeVisible();
  expect(screen.getByText(/৳5\.00/)).toHaveTextContent('Friday');
  await userEvent.click(screen.getByRole('button', { name: 'Play River Lotus with free rounds' }));
  expect(onPlay).toHaveBeenCalledWith({ nodeId: river });
});

test('a visitor, and a member without any, see nothing of it', async () => {
  const { called } = await renderInHost(<FreeRounds onPlay={() => undefined} />, { texts });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(called).toEqual([]);
});
