import {
  settingsSections,
  type BrandBrandDetails,
  type BrandSettings,
  type SettingsChange,
} from '@croupier/contracts';
import { aFailure } from '@croupier/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrandDetails, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

/** A platform with one brand's settings, which stores each change. */
function aPlatform(overrides: Partial<BrandSettings> = {}, refuse?: () => void) {
  const asked: SettingsChange[] = [];
  const platform = {
    asked,
    dossier: aBrandDetails(overrides),
    answers: {
      brands: [padma, verano],
      brandSettings: () => platform.dossier,
      changeBrandSettings: (change: SettingsChange): BrandBrandDetails => {
        asked.push(change);
        refuse?.();
        const { section, value, revision } = change;
        const { settings, revisions } = platform.dossier;
        platform.dossier = {
          ...platform.dossier,
          settings: { ...settings, [section]: value },
          revisions: { ...revisions, [section]: revision + 1 },
        };
        return platform.dossier;
      },
    },
  };
  return platform;
}

const at = (section: string) => `/brands/padma/${section}`;
const save = () => screen.getByRole('button', { name: 'Save' });

async function confirm(user: ReturnType<typeof userEvent.setup>, note = 'agreed'): Promise<void> {
  await user.click(save());
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), `${note}{Enter}`);
}

test.each(settingsSections)('the section %s renders without an error', async (section) => {
  await renderConsole({ path: at(section), answers: aPlatform().answers });
  const panel = await screen.findByRole('tabpanel');
  expect(await within(panel).findByRole('button', { name: 'Save' })).toBeDisabled();
  expect(within(panel).queryByRole('alert')).not.toBeInTheDocument();
});

test('a feature is switched on with a note, after the change is shown', async () => {
  const user = userEvent.setup();
  const platform = aPlatform();
  await renderConsole({ path: at('flags'), answers: platform.answers });
  await user.click(await screen.findByRole('switch', { name: /^Free play/ }));
  expect(platform.asked).toEqual([]);
  await user.click(save());
  const dialog = screen.getByRole('dialog', { name: 'Padma, Features: save these changes?' });
  expect(within(dialog).getByRole('list', { name: 'What changes' })).toHaveTextContent(
    'FREEPLAY3false → true',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(platform.asked).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'summer{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(platform.asked).toMatchObject([
    {
      brand: 'padma',
      section: 'flags',
      revision: 4,
      note: 'summer',
      value: { FREEPLAY3: true, WINNERS: true },
    },
  ]);
  await waitFor(() => expect(save()).toBeDisabled());
  expect(screen.getByRole('switch', { name: /^Free play/ })).toBeChecked();
});

test('a feature below a disabled one says that it has no effect', async () => {
  const user = userEvent.setup();
  await renderConsole({ path: at('flags'), answers: aPlatform().answers });
  const sms = await screen.findByRole('switch', { name: /^Sign in with an SMS code/ });
  expect(sms).toHaveAccessibleDescription(/Counts for nothing/);
  await user.click(screen.getByRole('switch', { name: /^Messages to members/ }));
  expect(sms).not.toHaveAccessibleDescription();
});

test('if another operator saved first, the input stays over the new state and can be saved again', async () => {
  const user = userEvent.setup();
  let isFirst = true;
  const platform = aPlatform({}, () => {
    if (!isFirst) return;
    isFirst = false;
    const { dossier } = platform;
    platform.dossier = {
      ...dossier,
      settings: {
        ...dossier.settings,
        profile: { ...dossier.settings.profile, currencySymbol: 'Tk' },
      },
      revisions: { ...dossier.revisions, profile: 7 },
    };
    throw aFailure({ code: 'version-conflict' });
  });
  await renderConsole({ path: at('profile'), answers: platform.answers });
  const dialling = await screen.findByRole('textbox', { name: 'Default dialling code' });
  await user.clear(dialling);
  await user.type(dialling, '91');
  await confirm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(dialling).toHaveValue('91');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(save());
  const list = within(screen.getByRole('dialog')).getByRole('list', { name: 'What changes' });
  expect(list).toHaveTextContent(/^defaultDialingCode880 → 91$/);
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'again{Enter}');
  await waitFor(() => expect(platform.asked).toHaveLength(2));
  expect(platform.asked[1]).toMatchObject({
    revision: 7,
    value: { defaultDialingCode: '91', currencySymbol: 'Tk' },
  });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('an error of the platform appears at its field, with the value in a list', async () => {
  const user = userEvent.setup();
  const platform = aPlatform({}, () => {
    throw aFailure({
      code: 'invalid-input',
      fields: { 'value.deniedRanges.1': { code: 'invalid' } },
    });
  });
  await renderConsole({ path: at('region'), answers: platform.answers });
  const denied = await screen.findByRole('textbox', { name: 'Denied addresses' });
  await user.type(denied, '192.0.2.1{Enter}here and');
  await confirm(user);
  expect(platform.asked[0]).toMatchObject({
    value: { deniedRanges: ['192.0.2.1', 'here', 'and'] },
  });
  await waitFor(() => expect(denied).toHaveAccessibleDescription(/here: This value can’t be used/));
  expect(
    screen.getByRole('textbox', { name: 'Admitted addresses' }),
  ).not.toHaveAccessibleDescription(/can’t be used/);
});

test('a maintenance notice is previewed in each language before it is switched on', async () => {
  const user = userEvent.setup();
  const platform = aPlatform();
  await renderConsole({ path: at('maintenance'), answers: platform.answers });
  const title = await screen.findByRole('group', { name: 'Title' });
  await user.type(within(title).getByRole('textbox', { name: 'English' }), 'Back at noon');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).not.toHaveTextContent('Back at noon');
  await user.click(within(preview).getByRole('radio', { name: 'English' }));
  expect(preview).toHaveTextContent('Back at noon');
  await user.click(screen.getByRole('switch', { name: 'Under maintenance' }));
  await confirm(user);
  await waitFor(() =>
    expect(platform.asked).toMatchObject([
      { section: 'maintenance', value: { isOn: true, title: { en: 'Back at noon', bn: '' } } },
    ]),
  );
});

test('a look is previewed in both themes during editing, and an accent without enough contrast for text is corrected', async () => {
  const user = userEvent.setup();
  const platform = aPlatform();
  await renderConsole({ path: at('look'), answers: platform.answers });
  const preview = await screen.findByRole('region', { name: 'Preview' });
  expect(within(preview).getAllByText('Padma')).toHaveLength(2);
  await user.type(screen.getByRole('textbox', { name: /Word beside the mark/ }), 'Lagoon');
  expect(within(preview).getAllByText('Lagoon')).toHaveLength(2);
  fireEvent.change(screen.getByLabelText('Accent'), { target: { value: '#000000' } });
  expect(screen.getByText(/No text would read on this colour/)).toBeVisible();
  await confirm(user);
  await waitFor(() =>
    expect(platform.asked).toMatchObject([
      { section: 'look', value: { word: 'Lagoon', accent: '#000000', isOn: false } },
    ]),
  );
});

test('a channel is added, another is removed, and undo restores the saved state', async () => {
  const user = userEvent.setup();
  const channel = { csType: 'TELEGRAM', csPosition: 'SIDE', url: 'https://t.me/a' } as const;
  const platform = aPlatform({ service: { channels: [channel] } });
  await renderConsole({ path: at('service'), answers: platform.answers });
  await user.click(await screen.findByRole('button', { name: 'Remove Channel 1' }));
  expect(screen.queryByRole('group', { name: 'Channel 1' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('https://t.me/a');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const second = screen.getByRole('group', { name: 'Channel 2' });
  await user.type(within(second).getByRole('textbox', { name: 'Address' }), '/help');
  await confirm(user);
  await waitFor(() =>
    expect(platform.asked[0]?.value).toEqual({
      channels: [channel, { csType: 'LIVECHAT', csPosition: 'SIDE', url: '/help' }],
    }),
  );
});

test('the rule of a registration field depends on its format', async () => {
  const user = userEvent.setup();
  const platform = aPlatform();
  await renderConsole({ path: at('register'), answers: platform.answers });
  const email = await screen.findByRole('group', { name: 'E-mail' });
  await user.click(within(email).getByRole('checkbox', { name: 'Asked for' }));
  await user.selectOptions(within(email).getByRole('combobox', { name: 'Form' }), 'digits');
  await confirm(user);
  await waitFor(() =>
    expect(platform.asked[0]?.value).toMatchObject({
      email: { enabled: true, patternId: 'digits', acceptedPattern: '^[0-9]*$' },
    }),
  );
});
