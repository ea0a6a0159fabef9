import { CallFailed } from '@croupier/client';
import type { Bonus, BonusId, GameMessage } from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { originsInOrder } from '../lib/tab-origin.ts';
import { remote } from '../remote.tsx';
import { aGame } from '../testing/makers.ts';
import { GamePage } from './game-page.tsx';

const game = aGame();
const origin = 'http://games.example';

function Address() {
  const { pathname } = useLocation();
  return <p aria-label="address">{pathname}</p>;
}

let launches = 0;
const launchGame = () => ({
  content: `${origin}/play/river_lotus?launch_token=t${++launches}`,
  game,
});

const balance = { sumBalance: '40.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 };

const openGame = (options: HostOptions = {}) =>
  renderInHost([<GamePage key="page" />, <Address key="address" />], {
    path: `/game?nodeId=${game.nodeId}`,
    session: aSession(),
    texts: { 'mfe-games': remote.texts },
    ...options,
    answers: { launchGame, balance, bonuses: [], ...options.answers },
  });

const theFrame = () => screen.findByTitle<HTMLIFrameElement>('River Lotus, the game itself');

function says(frame: HTMLIFrameElement, message: GameMessage, from = origin): void {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: message, origin: from, source: frame.contentWindow }),
    );
  });
}

test('the game opens in a frame that cannot lead the page away, and the loader goes when it is ready', async () => {
  await openGame({ balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 } });
  const frame = await theFrame();
  expect(frame).toHaveAttribute('src', expect.stringContaining(`${origin}/play/river_lotus`));
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.getByText('Opening the game…')).toBeVisible();
  says(frame, { type: 'game.ready' });
  expect(screen.queryByText('Opening the game…')).toBeNull();
  expect(screen.getByText('৳1,250.00')).toBeVisible();
});

test('the balance is asked for where nobody has told it yet', async () => {
  await openGame();
  expect(await screen.findByText('৳40.00')).toBeVisible();
});

const active: Bonus = {
  id: 'bon_00000001' as BonusId,
  campaign: 'friday',
  state: 'active',
  currency: 'BDT',
  granted: '50.00',
  left: '30.00',
  wagered: '120.00',
  target: '500.00',
  spends: 'bonus-first',
  maxStake: null,
  weights: { RNG: 100 },
  grantedAt: '2026-01-05T10:00:00.000Z',
  expiresAt: '2026-01-12T10:00:00.000Z',
  endedAt: null,
  forfeitedBy: null,
};

test('bonus money stands apart from cash, with what is still to be staked', async () => {
  await openGame({
    answers: {
      bonuses: [active],
    },
  });
  expect(await screen.findByText('৳30.00')).toBeVisible();
  expect(screen.getByText(/still to stake/)).toHaveTextContent('৳380.00');
});

test('a bonus that is granted or ends while a game is on is told in the bar', async () => {
  const bonuses: Bonus[] = [];
  const { host } = await openGame({ answers: { bonuses: () => [...bonuses] } });
  await theFrame();
  expect(screen.queryByText('Bonus')).toBeNull();
  bonuses.push(active);
  act(() => host.publish('bonus.changed', { id: active.id, state: 'active' }));
  expect(await screen.findByText('৳30.00')).toBeVisible();
  bonuses.pop();
  act(() => host.publish('bonus.changed', { id: active.id, state: 'expired' }));
  await waitFor(() => expect(screen.queryByText('৳30.00')).toBeNull());
});

test('what another origin or another window says is not heard', async () => {
  await openGame();
  const frame = await theFrame();
  says(frame, { type: 'game.exit-requested' }, 'http://evil.example');
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'game.failed', code: 'x' },
        origin,
        source: window,
      }),
    );
  });
  expect(screen.getByLabelText('address')).toHaveTextContent('/game');
  expect(await theFrame()).toBeVisible();
});

test('a provider that is down is told, and trying again launches anew', async () => {
  let isDown = true;
  await openGame({
    answers: {
      launchGame: () => {
        if (isDown) throw new CallFailed({ code: 'provider-unavailable' });
        return launchGame();
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The game did not open');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await theFrame()).toBeVisible();
});

test('a session that ended is opened again with another address', async () => {
  await openGame();
  const before = (await theFrame()).src;
  says(await theFrame(), { type: 'game.failed', code: 'session-lost' });
  expect(screen.getByText('This game session has ended')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect((await theFrame()).src).not.toBe(before);
});

test('the game’s own way out and the bar’s lead to the lobby for who came straight here', async () => {
  await openGame();
  says(await theFrame(), { type: 'game.exit-requested' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng');
});

test('a visitor is asked to sign in, and the game opens when that is done', async () => {
  const { said, host, called } = await openGame({ session: null });
  expect(called.map(({ name }) => name)).not.toContain('launchGame');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(said.at(-1)).toMatchObject({ topic: 'sign-in.requested', payload: { reason: 'play' } });
  await act(async () => host.publish('session.changed', aSession()));
  expect(await theFrame()).toBeVisible();
});

test.each(['/game', '/game?nodeId=', '/game?nodeId=javascript:alert(1)'])(
  '%s names no game and says so',
  async (path) => {
    const { called } = await openGame({ path });
    expect(screen.getByRole('heading', { level: 1, name: 'Which game?' })).toBeInTheDocument();
    expect(called).toEqual([]);
  },
);

test('a game is played for nothing without a session, and shows no balance', async () => {
  const { called } = await openGame({
    session: null,
    path: `/game?nodeId=${game.nodeId}&mode=fun`,
    answers: { tryGame: launchGame },
  });
  expect(await theFrame()).toHaveAttribute('src', expect.stringContaining(origin));
  expect(screen.getByText('Play for fun')).toBeVisible();
  expect(called.map(({ name }) => name)).toEqual(['tryGame']);
});

describe('where a brand has launch CDNs', () => {
  const edge = 'https://edge.example';
  const answers = {
    launchGame: () => ({ ...launchGame(), mirrors: [`${edge}/play/river_lotus?launch_token=e`] }),
  };
  beforeEach(() => sessionStorage.clear());

  test('the game comes from one of them, and is heard there', async () => {
    await openGame({ answers });
    const frame = await theFrame();
    expect(frame.src).toBe(`${edge}/play/river_lotus?launch_token=e`);
    says(frame, { type: 'game.ready' }, edge);
    expect(screen.queryByText('Opening the game…')).toBeNull();
  });

  test('one that stays silent is left for the provider itself, for as long as the tab lives', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await openGame({ answers });
    expect((await theFrame()).src).toContain(edge);
    await act(async () => jest.advanceTimersByTime(8_000));
    expect((await theFrame()).src).toContain(origin);
    jest.useRealTimers();
    expect(originsInOrder('launch', [edge])).toEqual([]);
  });
});

test('a round to be seen again goes along with the launch', async () => {
  const { called } = await openGame({
    path: `/game?nodeId=${game.nodeId}&round=rnd_000000000001`,
  });
  await theFrame();
  expect(called.find(({ name }) => name === 'launchGame')?.input).toMatchObject({
    showRound: 'rnd_000000000001',
  });
});

test('a game leads to the cashier without being left, and to the limits', async () => {
  const { said } = await openGame();
  says(await theFrame(), { type: 'game.cashier-requested' });
  expect(said.at(-1)).toMatchObject({
    topic: 'overlay.requested',
    payload: { overlay: 'member-centre', page: 'depositv2' },
  });
  expect(await theFrame()).toBeVisible();
  says(await theFrame(), { type: 'game.limits-requested' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/play-safely');
});
