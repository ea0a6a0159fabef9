import type { Calls, InputOf, Placement } from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuditEntry, aPlacement, aRelease, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const title = { en: 'Draws shown', bn: 'ড্র', es: 'Sorteos', ar: 'السحوبات' };
const pinned: Partial<Placement> = { version: '1.0.0', serving: '1.0.0', lastGood: null };
const onTrial: Partial<Placement> = {
  ...pinned,
  canary: {
    version: '1.1.0',
    percent: 5,
    since: '2026-01-02T10:00:00Z',
    served: 40,
    reporting: 2,
  },
};

/** The page of mfe-lottery on Padma, and the calls that it sent to the registry. */
async function aAdmin(overrides: Partial<Placement> = {}, refuse?: () => void) {
  const places: InputOf<Calls['placeModule']>[] = [];
  const rollBacks: InputOf<Calls['rollBackModule']>[] = [];
  const settings: InputOf<Calls['setModule']>[] = [];
  const previews: InputOf<Calls['previewModule']>[] = [];
  const placement = aPlacement(overrides);
  await renderConsole({
    path: '/modules/padma/mfe-lottery',
    answers: {
      brands: [padma, verano],
      placements: () => [placement],
      audit: { rows: [anAuditEntry()], next: null },
      placeModule: (input) => {
        places.push(input);
        refuse?.();
        return placement;
      },
      rollBackModule: (input) => {
        rollBacks.push(input);
        return placement;
      },
      setModule: (input) => {
        settings.push(input);
        return placement;
      },
      previewModule: (input) => {
        previews.push(input);
        return {
          url: 'http://localhost:4000/?preview=token',
          expiresAt: '2026-01-02T11:00:00Z',
        };
      },
    },
  });
  return { places, rollBacks, settings, previews };
}

async function release(version: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: version, level: 3 });
  const item = heading.closest('li');
  if (!item) throw new Error(`${version} is not on the line`);
  return item;
}

async function because(note: string, press: string): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), note);
  await user.click(screen.getByRole('button', { name: press }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('the time line shows who gets which release, and what pages report of it', async () => {
  await aAdmin({
    lastGood: '1.0.0',
    releases: [
      aRelease({
        failures: {
          reports: 12,
          networks: 4,
          lastAt: '2026-01-02T10:00:00Z',
          last: 'render: Error: no draw',
        },
      }),
      aRelease({
        version: '1.0.1',
        failures: { reports: 1, networks: 1, lastAt: '2026-01-02T10:00:00Z', last: null },
      }),
      aRelease({ version: '1.0.0' }),
    ],
  });
  expect(within(await release('1.0.1')).getByText('1 failure from 1 network today')).toBeVisible();
  const newest = within(await release('1.1.0'));
  expect(newest.getByText('Everybody')).toBeVisible();
  expect(newest.getByText('12 failures from 4 networks today')).toBeVisible();
  expect(newest.getByText('render: Error: no draw')).toBeVisible();
  const older = within(await release('1.0.0'));
  expect(older.getByText('Last good')).toBeVisible();
  expect(older.getByText('No failures reported today')).toBeVisible();
});

test('a release is tried on a share that the operator chooses, and all other visitors keep theirs', async () => {
  const { places } = await aAdmin(pinned);
  await userEvent.click(
    within(await release('1.1.0')).getByRole('button', { name: 'Try on some' }),
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('all others keep 1.0.0');
  fireEvent.change(screen.getByRole('slider', { name: 'Share of visitors' }), {
    target: { value: '20' },
  });
  await because('new draws', 'Start the trial');
  expect(places).toEqual([
    {
      brand: 'padma',
      module: 'mfe-lottery',
      enabled: true,
      version: '1.0.0',
      canary: { version: '1.1.0', percent: 20 },
      revision: 3,
      note: 'new draws',
    },
  ]);
});

test('a brand that follows the newest release is fixed to its current release during a trial', async () => {
  const { places } = await aAdmin({ version: null, serving: '1.1.0' });
  await userEvent.click(
    within(await release('1.0.0')).getByRole('button', { name: 'Try on some' }),
  );
  await because('compare', 'Start the trial');
  expect(places[0]).toMatchObject({ version: '1.1.0', canary: { version: '1.0.0', percent: 5 } });
});

test('a trial shows its health, and one press ends it or gives its version to all visitors', async () => {
  const { places, rollBacks } = await aAdmin(onTrial);
  expect(await screen.findByText(/Networks that report failures this hour: 2 of 40/)).toBeVisible();
  expect(within(await release('1.1.0')).getByText('5% of visitors')).toBeVisible();
  expect(within(await release('1.0.0')).getByText('95% of visitors')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Give 1.1.0 to everybody' }));
  await because('all is well', 'Change version');
  expect(places[0]).toMatchObject({ version: '1.1.0', note: 'all is well' });
  expect(places[0]).not.toHaveProperty('canary');

  await userEvent.click(screen.getByRole('button', { name: 'End the trial' }));
  await because('it blinks', 'Roll back');
  expect(rollBacks).toEqual([
    { brand: 'padma', module: 'mfe-lottery', revision: 3, note: 'it blinks' },
  ]);
});

test('one press rolls back to the last good release', async () => {
  const { rollBacks } = await aAdmin();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Every visitor of Padma gets 1.0.0');
  await because('it blinks', 'Roll back');
  expect(rollBacks).toHaveLength(1);
});

test('a trial that ended automatically is reported', async () => {
  await aAdmin({ ...pinned, withdrawn: { version: '1.1.0', at: '2026-01-02T10:00:00Z' } });
  expect(await screen.findByText(/1\.1\.0 failed on trial and went back by itself/)).toBeVisible();
  expect(within(await release('1.1.0')).getByText('Went back by itself')).toBeVisible();
});

test('a preview is a link with an expiry', async () => {
  const { previews } = await aAdmin(pinned);
  await userEvent.click(within(await release('1.1.0')).getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('link', { name: 'Open the preview' })).toHaveAttribute(
    'href',
    'http://localhost:4000/?preview=token',
  );
  expect(previews).toEqual([{ brand: 'padma', module: 'mfe-lottery', version: '1.1.0' }]);
});

test('settings are shown with the module’s texts, and saved with a reason', async () => {
  const user = userEvent.setup();
  const { settings } = await aAdmin({
    form: {
      shown: { type: 'integer', title, default: 6, minimum: 1, maximum: 12 },
      isLoud: { type: 'boolean', title: { ...title, en: 'Loud' }, default: false },
    },
    settings: { shown: 6, isLoud: false },
  });
  const shown = await screen.findByRole('spinbutton', { name: 'Draws shown' });
  await user.clear(shown);
  await user.type(shown, '9');
  await user.click(screen.getByRole('switch', { name: 'Loud' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'more draws');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(settings).toEqual([
    {
      brand: 'padma',
      module: 'mfe-lottery',
      settings: { shown: 9, isLoud: true },
      revision: 3,
      note: 'more draws',
    },
  ]);
});

test('if another operator saved first, nothing is changed and the page says so', async () => {
  await aAdmin(pinned, () => {
    throw aFailure({ code: 'version-conflict' });
  });
  await userEvent.click(
    within(await release('1.1.0')).getByRole('button', { name: 'Give to everybody' }),
  );
  await because('now', 'Change version');
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed: someone else changed');
});

test('the history is shown next to the module', async () => {
  await aAdmin();
  const history = await screen.findByRole('region', { name: 'What was done' });
  expect(await within(history).findByText('maintenance of the draws')).toBeVisible();
  expect(within(history).getByText('Off · 1.0.0')).toBeVisible();
});
