import { CallFailed } from '@croupier/client';
import { writeGameIndex, type Bonus, type BonusId, type GameMessage } from '@croupier/contracts';
import { useShownPageName } from '@croupier/ui';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const TabName = () => <p aria-label="name in the tab">{useShownPageName()}</p>;

let launches = 0;
const launchGame = () => ({
  content: `${origin}/play/river_lotus?launch_token=t${++launches}`,
  game,
});

const balance = { sumBalance: '40.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 1 };

const openGame = (options: HostOptions = {}) =>
  renderInHost([<GamePage key="page" />, <Address key="address" />, <TabName key="name" />], {
    path: `/game?nodeId=${game.nodeId}`,
    session: aSession(),
    texts: { 'mfe-games': remote.texts },
    ...options,
    answers: { launchGame, balance, bonuses: [], ...options.answers },
  });

const theFrame = () => screen.findByTitle<HTMLIFrameElement>('River Lotus, the game itself');

test('the tab has the name of the game', async () => {
  await openGame();
  await theFrame();
  expect(screen.getByLabelText('name in the tab')).toHaveTextContent('River Lotus');
});

function says(frame: HTMLIFrameElement, message: GameMessage, from = origin): void {
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: message, origin: from, source: frame.contentWindow }),
    );
  });
}

test('the game opens in a frame that cannot navigate the page, and the loader disappears when it is ready', async () => {
  await openGame({ balance: { sumBalance: '1250.00', currency: 'BDT', version: 3 } });
  const frame = await theFrame();
  expect(frame).toHaveAttribute('src', expect.stringContaining(`${origin}/play/river_lotus`));
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(screen.getByText('Opening the game…')).toBeVisible();
  says(frame, { type: 'game.ready' });
  expect(screen.queryByText('Opening the game…')).toBeNull();
  expect(screen.getByText('৳1,250.00')).toBeVisible();
});

test('the game gets the theme and the language of the page when it is ready, and again when they change', async () => {
  const { host } = await openGame();
  const frame = await theFrame();
  const sent = jest.spyOn(frame.contentWindow ?? window, 'postMessage');
  document.documentElement.dataset['theme'] = 'light';
  says(frame, { type: 'game.ready' });
  const look = { type: 'host.look', language: 'en' };
  expect(sent).toHaveBeenLastCalledWith({ ...look, theme: 'light' }, origin);
  act(() => host.publish('theme.changed', 'dark'));
  expect(sent).toHaveBeenLastCalledWith({ ...look, theme: 'dark' }, origin);
  delete document.documentElement.dataset['theme'];
});

test('the balance is requested if none was received yet', async () => {
  await openGame();
  expect(await screen.findByText('৳40.00')).toBeVisible();
});

const active: Bonus = {
  id: 'bon_00000001' as BonusId,
  campaign: { en: 'friday', bn: 'friday', es: 'friday', ar: 'friday' },
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

test('bonus money is shown apart from cash, with the remaining wagering', async () => {
  await openGame({
    answers: {
      bonuses: [active],
    },
  });
  expect(await screen.findByText('৳30.00')).toBeVisible();
  expect(screen.getByText(/still to stake/)).toHaveTextContent('৳380.00');
});

test('a bonus that is granted or ends during a game is shown in the bar', async () => {
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

test('messages of another origin or another window are ignored', async () => {
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

test('a provider that is down is reported, and a retry launches again', async () => {
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

test('an ended session is opened again with another address', async () => {
  await openGame();
  const before = (await theFrame()).src;
  says(await theFrame(), { type: 'game.failed', code: 'session-lost' });
  expect(screen.getByText('This game session has ended')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect((await theFrame()).src).not.toBe(before);
});

test('the game’s own exit and the bar’s lead to the lobby after a direct visit', async () => {
  await openGame();
  says(await theFrame(), { type: 'game.exit-requested' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/rng');
});

test('a visitor is asked to sign in, and then the game opens', async () => {
  const { published, host, called } = await openGame({ session: null });
  expect(called.map(({ name }) => name)).not.toContain('launchGame');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(published.at(-1)).toMatchObject({
    topic: 'sign-in.requested',
    payload: { reason: 'play' },
  });
  await act(async () => host.publish('session.changed', aSession()));
  expect(await theFrame()).toBeVisible();
});

test.each(['/game', '/game?nodeId=', '/game?nodeId=javascript:alert(1)'])(
  '%s names no game and shows a message',
  async (path) => {
    const { called } = await openGame({ path });
    expect(screen.getByRole('heading', { level: 1, name: 'Which game?' })).toBeInTheDocument();
    expect(called.map(({ name }) => name)).not.toContain('launchGame');
  },
);

test('an address with the name of a game instead of its id leads to the games with such a name', async () => {
  const others = [{ ...game, category: 'RNG' as const }];
  await openGame({
    path: '/game?nodeId=rivers-lotus',
    answers: {
      hotGames: [],
      gameIndex: { version: 'named', total: 1 },
      gameIndexFile: writeGameIndex(others),
    },
  });
  const near = await screen.findByRole('navigation', { name: 'Did you mean one of these?' });
  expect(within(near).getByRole('link', { name: 'River Lotus' })).toHaveAttribute(
    'href',
    `/gameDetail?nodeId=${game.nodeId}`,
  );
});

test('free play needs no session and shows no balance', async () => {
  const { called } = await openGame({
    session: null,
    path: `/game?nodeId=${game.nodeId}&mode=fun`,
    answers: { tryGame: launchGame },
  });
  expect(await theFrame()).toHaveAttribute('src', expect.stringContaining(origin));
  expect(screen.getByText('Play for fun')).toBeVisible();
  expect(called.map(({ name }) => name)).toEqual(['tryGame']);
});

describe('a brand with launch CDNs', () => {
  const edge = 'https://edge.example';
  const answers = {
    launchGame: () => ({ ...launchGame(), mirrors: [`${edge}/play/river_lotus?launch_token=e`] }),
  };
  beforeEach(() => sessionStorage.clear());

  test('the game loads from one of them, and its messages are received', async () => {
    await openGame({ answers });
    const frame = await theFrame();
    expect(frame.src).toBe(`${edge}/play/river_lotus?launch_token=e`);
    says(frame, { type: 'game.ready' }, edge);
    expect(screen.queryByText('Opening the game…')).toBeNull();
  });

  test('a silent CDN is replaced by the provider itself, for the life of the tab', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await openGame({ answers });
    expect((await theFrame()).src).toContain(edge);
    await act(async () => jest.advanceTimersByTime(8_000));
    expect((await theFrame()).src).toContain(origin);
    jest.useRealTimers();
    expect(originsInOrder('launch', [edge])).toEqual([]);
  });
});

describe('a game that stays silent', () => {
  const openAt = async (own: string) => {
    jest.useFakeTimers({ advanceTimers: true });
    await openGame({ answers: { launchGame: { content: `${own}/play?launch_token=t`, game } } });
    const frame = await theFrame();
    await act(async () => jest.advanceTimersByTime(12_000));
    jest.useRealTimers();
    return frame;
  };
  const hint = () => screen.queryByText(/may not trust its certificate/);

  test('on another port of the page’s host has a link where its certificate can be accepted', async () => {
    const own = `https://${window.location.hostname}:4001`;
    const frame = await openAt(own);
    expect(hint()).toBeVisible();
    const link = screen.getByRole('link', { name: /:4001.*new tab/ });
    expect(link).toHaveAttribute('href', own);
    expect(link).toHaveAttribute('target', '_blank');
    act(() => {
      const ready = { type: 'game.ready' };
      const { contentWindow: source } = frame;
      window.dispatchEvent(new MessageEvent('message', { data: ready, origin: own, source }));
    });
    expect(hint()).toBeNull();
  });

  test.each(['https://games.example', `http://${window.location.hostname}:4001`])(
    'at %s says nothing of certificates',
    async (own) => {
      await openAt(own);
      expect(screen.getByText('The game is taking longer than usual.')).toBeVisible();
      expect(hint()).toBeNull();
    },
  );
});

test('a round to replay is sent with the launch', async () => {
  const { called } = await openGame({
    path: `/game?nodeId=${game.nodeId}&round=rnd_000000000001`,
  });
  await theFrame();
  expect(called.find(({ name }) => name === 'launchGame')?.input).toMatchObject({
    showRound: 'rnd_000000000001',
  });
});

test('a game links to the cashier and to the limits without closing', async () => {
  const { published } = await openGame();
  says(await theFrame(), { type: 'game.cashier-requested' });
  expect(published.at(-1)).toMatchObject({
    topic: 'overlay.requested',
    payload: { overlay: 'member-centre', page: 'depositv2' },
  });
  expect(await theFrame()).toBeVisible();
  says(await theFrame(), { type: 'game.limits-requested' });
  expect(screen.getByLabelText('address')).toHaveTextContent('/play-safely');
});
