import { aSession, renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { remote } from '../remote.tsx';
import { aGame, aLane, aVendor, listOf } from '../testing/makers.ts';
import { ProviderGamesPage } from './provider-games-page.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p aria-label="address">{pathname + search}</p>;
}

const river = aGame();
const vendor = aVendor({ games: 1, isGame: 'VASSALAGE', nodeId: null });

const open = (page: string | undefined) =>
  renderInHost([<ProviderGamesPage key="page" page={page} />, <Address key="address" />], {
    session: aSession(),
    path: '/help',
    texts: { 'mfe-games': remote.texts },
    answers: {
      gameCategories: [aLane({ games: 1, vendors: [vendor] })],
      gameList: listOf([river]),
    },
  });

test('the games of one provider open over any page, and the chosen one is launched', async () => {
  const { called } = await open('RNG.STUDIO');
  expect(await screen.findByRole('heading', { name: 'Croupier Studio' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: /^River Lotus/ }));
  expect(screen.getByLabelText('address')).toHaveTextContent(`/game?nodeId=${river.nodeId}`);
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'gameList',
      input: expect.objectContaining({ gameType: 'RNG', vassalage: 'STUDIO' }),
    }),
  );
});

test.each([undefined, 'RNG', 'RNG.GONE', 'NOTHING.STUDIO', '.', '<script>'])(
  'an address with %s says that the provider does not exist',
  async (page) => {
    await open(page);
    expect(await screen.findByText('This provider isn’t here any more')).toBeVisible();
  },
);
