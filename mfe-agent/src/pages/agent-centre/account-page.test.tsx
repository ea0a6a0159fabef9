import { CallFailed } from '@croupier/client';
import {
  defaultRegisterSettings,
  type AgentJoinTerms,
  type AgentLink,
  type NewAccount,
  type RegisterSettings,
} from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { describeForm } from '@croupier/ui/testing/forms';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../../module.json';
import { remote } from '../../remote.tsx';
import { AccountPage } from './account-page.tsx';

const terms: AgentJoinTerms = {
  groupBounds: { least: 1500, most: 1900 },
  openLinks: 2,
  accountsLeft: 7,
};

function aLink(name: string, changes: Partial<AgentLink> = {}): AgentLink {
  return {
    id: `lnk_${name.padEnd(8, '0')}` as AgentLink['id'],
    code: `${name.toUpperCase()}CODE`,
    label: name,
    kind: 'member',
    prizeGroup: 1850,
    state: 'open',
    createdAt: '2026-03-01T10:00:00.000Z',
    expiresAt: '2026-04-01T10:00:00.000Z',
    visits: 12,
    joined: 3,
    ...changes,
  };
}

const rules: RegisterSettings = {
  ...defaultRegisterSettings,
  email: { ...defaultRegisterSettings.email, enabled: true, required: true },
};

const made: NewAccount = {
  id: 'mem_rahim0000' as NewAccount['id'],
  account: 'rahim_92',
  password: 'aA2bB3cC4dD5e',
  paymentPassword: '135791',
};

const open = (options: HostOptions = {}) =>
  renderInHost(<AccountPage />, {
    session: aSession({ account: 'karim_agent', type: 1 }),
    texts: { 'mfe-agent': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: {
      agentJoinTerms: terms,
      registerSettings: rules,
      agentLinks: {
        rows: [aLink('facebook'), aLink('poster', { state: 'expired' })],
        next: null,
      },
      agentLinkMembers: { rows: [], next: null },
      ...options.answers,
    },
  });

const inputs = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

test('shows each link with visits and registrations; the filter is part of the address and applies to the file', async () => {
  const user = userEvent.setup();
  const { called } = await open();
  const row = await screen.findByRole('row', {
    name: /facebook.*FACEBOOKCODE.*Open.*1,850.*12.*3/,
  });
  expect(within(row).getByRole('button', { name: 'Disable the link facebook' })).toBeVisible();
  const expired = screen.getByRole('row', { name: /poster.*Expired/ });
  expect(within(expired).queryByRole('button', { name: /Disable/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Expired' }));
  expect(inputs(called, 'agentLinks').at(-1)).toMatchObject({ state: 'expired' });
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/wps/agent/links.csv?state=expired',
  );
});

test('a link opens with its QR code, its address to copy and the members who came by it', async () => {
  const user = userEvent.setup();
  const joined = {
    id: made.id,
    account: 'rahim_92',
    level: 1,
    joinedAt: '2026-03-02T00:00:00.000Z',
  };
  await open({ answers: { agentLinkMembers: { rows: [joined], next: null } } });
  await user.click(await screen.findByRole('button', { name: 'Show the link facebook' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Scan to register' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy Link' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/register?referralCode=FACEBOOKCODE`,
  );
  expect(await dialog.findByRole('row', { name: /rahim_92/ })).toBeVisible();
});

test('a link is disabled after a question', async () => {
  const user = userEvent.setup();
  const { called } = await open({
    answers: { disableAgentLink: aLink('facebook', { state: 'disabled' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Disable the link facebook' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(inputs(called, 'disableAgentLink')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(inputs(called, 'disableAgentLink')).toEqual([{ id: aLink('facebook').id }]);
});

test('a new link has a type, a group and an expiry, and is shown at once', async () => {
  const user = userEvent.setup();
  const { called } = await open({ answers: { createAgentLink: aLink('market') } });
  await user.click(await screen.findByRole('button', { name: 'New link' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name of the link' }), 'market');
  await user.click(dialog.getByRole('radio', { name: 'Agent' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Valid for' }), '7 days');
  await user.click(dialog.getByRole('button', { name: 'Create the link' }));
  expect(inputs(called, 'createAgentLink')).toEqual([
    { label: 'market', kind: 'agent', prizeGroup: null, days: 7 },
  ]);
  expect(await screen.findByRole('dialog', { name: 'market' })).toBeVisible();
});

test('the credentials of a created account are shown once, and only the button closes them', async () => {
  const user = userEvent.setup();
  const { called } = await open({ answers: { createTeamMember: made } });
  await user.type(await screen.findByRole('textbox', { name: 'User name' }), 'rahim_92');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rahim@mail.com');
  await user.click(screen.getByRole('button', { name: 'Create the account' }));
  expect(inputs(called, 'createTeamMember')).toEqual([
    { username: 'rahim_92', email: 'rahim@mail.com', kind: 'member', prizeGroup: null },
  ]);
  const dialog = within(await screen.findByRole('dialog', { name: /rahim_92 is ready/ }));
  expect(dialog.getByDisplayValue('aA2bB3cC4dD5e')).toBeVisible();
  expect(dialog.getByDisplayValue('135791')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(dialog.getByRole('button', { name: 'I have noted them' }));
  expect(screen.queryByDisplayValue('135791')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveValue('');
});

test('an agent without links sees how to begin', async () => {
  await open({ answers: { agentLinks: { rows: [], next: null } } });
  expect(await screen.findByText('No links here')).toBeVisible();
});

test('an agent who was demoted sees why nothing is shown', async () => {
  await open({ answers: { agentJoinTerms: new CallFailed({ code: 'error_not_agent' }) } });
  expect(await screen.findByText('This is not an agent account.')).toBeVisible();
});

const groupField = {
  name: 'prizeGroup',
  good: '1850',
  isOptional: true,
  refuses: ['1950', '1499', '18.5', 'most'],
} as const;

describeForm('new invitation link', {
  call: 'createAgentLink',
  open: async (line) => {
    const hosted = await open({ answers: { createAgentLink: line.gives(aLink('market')) } });
    fireEvent.click(await screen.findByRole('button', { name: 'New link' }));
    return hosted;
  },
  fields: [
    { name: 'label', good: 'Market', isOptional: true, refuses: ['x'.repeat(41)] },
    groupField,
  ],
});

describeForm('new account below the agent', {
  call: 'createTeamMember',
  open: async (line) => {
    const hosted = await open({ answers: { createTeamMember: line.gives(made) } });
    await screen.findByRole('textbox', { name: 'User name' });
    return hosted;
  },
  fields: [
    { name: 'username', good: 'rahim_92', refuses: ['r', '7rahim', 'rahim karim'] },
    groupField,
    { name: 'email', good: 'rahim@mail.com', refuses: ['rahim', 'a@b'] },
  ],
  about: [['username-taken', 'username']],
});
