import type { Id, TeamToken } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderConsole } from '../testing/render-console.tsx';

function aToken(overrides: Partial<TeamToken> = {}): TeamToken {
  return {
    id: 'ttk_00000001' as Id<'ttk'>,
    team: 'Poker team',
    modules: 'mfe-poker*',
    state: 'good',
    madeBy: 'mina',
    madeAt: '2026-01-02T10:00:00Z',
    expiresAt: '2999-01-01T00:00:00Z',
    lastUsedAt: null,
    revokedAt: null,
    ...overrides,
  };
}

const gone = aToken({
  id: 'ttk_00000002' as Id<'ttk'>,
  team: 'Old team',
  state: 'revoked',
  revokedAt: '2026-01-03T10:00:00Z',
});

test('each token shows its team, its modules and whether it is valid', async () => {
  await renderConsole({ path: '/teams', answers: { teamTokens: [aToken(), gone] } });
  const [, good, revoked] = await screen.findAllByRole('row');
  if (!good || !revoked) throw new Error('two tokens were expected');
  expect(good).toHaveTextContent(/Poker team.*mfe-poker\*.*Good.*Never/);
  expect(revoked).toHaveTextContent(/Old team.*Revoked/);
  expect(within(revoked).queryByRole('button')).toBeNull();
});

test('a token without an expiry says so', async () => {
  const endless = aToken({ expiresAt: null });
  await renderConsole({ path: '/teams', answers: { teamTokens: [endless] } });
  expect(await screen.findByRole('cell', { name: 'No end' })).toBeVisible();
});

test('a new token is shown once, in full', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/teams',
    answers: { teamTokens: [], makeTeamToken: { token: aToken(), secret: 'crt_only-once' } },
  });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New token' });
  await user.type(within(dialog).getByLabelText('Team'), 'Poker team');
  await user.type(within(dialog).getByLabelText('Modules'), 'poker*');
  await user.click(within(dialog).getByRole('button', { name: 'New token' }));
  expect(await screen.findByText('crt_only-once')).toBeVisible();
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'makeTeamToken',
      input: { team: 'Poker team', modules: 'mfe-poker*', days: 90 },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText('crt_only-once')).toBeNull();
});

test('an error of the platform appears at its field', async () => {
  const user = userEvent.setup();
  const refused = aFailure({ code: 'invalid-input', fields: { modules: { code: 'pattern' } } });
  await renderConsole({ path: '/teams', answers: { teamTokens: [], makeTeamToken: refused } });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New token' });
  await user.click(within(dialog).getByRole('button', { name: 'New token' }));
  expect(await within(dialog).findByText(/Begin with mfe-/)).toBeVisible();
});

test('a token is revoked after a confirmation', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/teams',
    answers: { teamTokens: [aToken()], revokeTeamToken: gone },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke the token of Poker team' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(called).toContainEqual(
    expect.objectContaining({ name: 'revokeTeamToken', input: { id: 'ttk_00000001' } }),
  );
});

test('a new developer finds the commands from a new module to its release, until the steps are hidden', async () => {
  const user = userEvent.setup();
  localStorage.removeItem('developer-tour-hidden');
  await renderConsole({ path: '/teams', answers: { teamTokens: [] } });
  const tour = within(await screen.findByRole('list', { name: 'Ship a module in four steps' }));
  await user.click(tour.getByRole('button', { name: 'Copy npm run new-module mfe-poker' }));
  expect(await navigator.clipboard.readText()).toBe('npm run new-module mfe-poker');
  for (const command of ['npm start -w mfe-poker', 'npm run release -w mfe-poker'])
    expect(tour.getByText(command)).toBeVisible();
  expect(tour.getByRole('link', { name: 'Switch it on' })).toHaveAttribute('href', '/modules');
  await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
  expect(screen.queryByText('Ship a module in four steps')).toBeNull();
  expect(localStorage.getItem('developer-tour-hidden')).toBe('yes');
});
