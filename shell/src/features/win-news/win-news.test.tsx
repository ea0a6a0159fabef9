import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModule } from '../../testing/makers.ts';
import { renderShell } from '../../testing/render-shell.tsx';

const won = { drawId: 'jkd_1', amount: '25000.00', currency: 'BDT', account: 'ra•••m' };
const jackpotRoute = {
  path: '/jackpot',
  page: 'jackpot',
  title: { en: 'Jackpot', bn: 'Jackpot', es: 'Jackpot', ar: 'Jackpot' },
};
const title = { en: 'Friday draw', bn: 'শুক্রবারের ড্র', es: 'Sorteo', ar: 'سحب' };
const rafflesRoute = { path: '/raffles', page: 'raffles', title };
const withJackpot = { modules: [aModule('mfe-games', { routes: [jackpotRoute] })] };

test('a jackpot that is won is shown on any page, with the way to its proof', async () => {
  const { stream } = await renderShell({ path: '/down', site: withJackpot });
  act(() => stream.latest.emit('jackpot.won', won));
  expect(await screen.findByText('ra•••m won the jackpot: ৳25,000.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See the proof' }));
  expect(window.location).toMatchObject({ pathname: '/jackpot', hash: '#jkd_1' });
});

test('it waits until an open dialog is closed', async () => {
  const { stream } = await renderShell({ path: '/down', site: withJackpot });
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  act(() => stream.latest.emit('jackpot.won', { ...won, account: 'ka•••r' }));
  expect(screen.queryByText(/^ka•••r won/)).toBeNull();
  await act(async () => dialog.removeAttribute('open'));
  expect(await screen.findByText(/^ka•••r won/)).toBeVisible();
  dialog.remove();
});

test('without the page of the jackpot there is no link to it', async () => {
  const { stream } = await renderShell({ path: '/down' });
  act(() => stream.latest.emit('jackpot.won', { ...won, account: 'su•••a' }));
  const announcement = await screen.findByText(/^su•••a won/);
  expect(announcement.parentElement?.querySelectorAll('button')).toHaveLength(1);
});

test('a prize of the visitor is shown at once, stays, and leads to its page', async () => {
  const site = { modules: [aModule('mfe-promo', { routes: [rafflesRoute] })] };
  const { stream } = await renderShell({ path: '/down', site });
  act(() => stream.latest.emit('prize.won', { source: 'raffle', title }));
  expect(
    await screen.findByText('You won in the raffle “Friday draw”. Congratulations!'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See it' }));
  expect(window.location.pathname).toBe('/raffles');
});

test('the winner of the jackpot sees only the notification of the own win', async () => {
  const { stream } = await renderShell({ path: '/down', site: withJackpot });
  const own = { source: 'jackpot', drawId: 'jkd_2', amount: '300.00' };
  act(() => stream.latest.emit('prize.won', own));
  act(() => stream.latest.emit('jackpot.won', { ...won, drawId: 'jkd_2', account: 'mi•••a' }));
  expect(await screen.findByText('You won the jackpot: ৳300.00. Congratulations!')).toBeVisible();
  expect(screen.queryByText(/^mi•••a won/)).toBeNull();
});
