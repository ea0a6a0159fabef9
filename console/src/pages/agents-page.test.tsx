import type { AdminAgent, TeamMove } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const karim: AdminAgent = {
  id: 'mem_karim0000' as AdminAgent['id'],
  account: 'karim_agent',
  type: 1,
  status: 'locked',
  uplineAccount: null,
  joinedAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: null,
  agents: 1,
  team: 40,
  prizeGroup: 1900,
};

const move: TeamMove = {
  id: 'tmv_one00000' as TeamMove['id'],
  brand: 'padma',
  account: 'karim_agent',
  from: null,
  to: 'sohel',
  members: 41,
  state: 'proposed',
  note: 'agreed',
  operator: 'Nadia',
  proposedAt: '2026-01-02T00:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionNote: null,
};

const preview = {
  from: null,
  members: 41,
  agents: 2,
  needsSecondPerson: true,
  obstacles: [],
};

const terms = { markDays: 45, passedOnPercent: 80, turnoverPercent: 50 };

const answers = {
  brands: [padma, verano],
  agentTree: { rows: [karim], next: null },
  teamMoves: { rows: [move], next: null },
  agentMarks: {
    rows: [
      {
        ...{ kind: 'address' as const, shared: '203.0.113.7', money: null },
        ...{ agent: 'karim_agent', member: 'rahim', level: 2 },
      },
    ],
    next: null,
    terms,
  },
  previewTeamMove: preview,
  proposeTeamMove: move,
  confirmTeamMove: { ...move, state: 'moved' as const },
  setAgentType: { account: 'karim_agent', type: 0 as const },
};
const path = '/agents?brand=padma';
const inputs = (called: readonly { name: string; input: unknown }[], call: string) =>
  called.filter(({ name }) => name === call).map(({ input }) => input);

test('an agent of the tree opens to the agents below, and shows that the account is frozen', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  const list = await screen.findByRole('list', { name: 'Agents' });
  expect(list).toHaveTextContent(/karim_agent.*Team 40.*prize group 1,900/);
  await user.click(within(list).getByRole('button', { name: 'Show the agents below karim_agent' }));
  expect(inputs(called, 'agentTree').at(-1)).toMatchObject({
    brand: 'padma',
    under: 'karim_agent',
  });
  await user.click(screen.getByRole('checkbox', { name: 'Only accounts that are not active' }));
  expect(inputs(called, 'agentTree').at(-1)).toMatchObject({ frozen: 'yes' });
});

test('a team is moved with a reason after its effect was shown', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  await user.click(await screen.findByRole('button', { name: 'Move the team of karim_agent' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('New agent above'), 'sohel');
  await user.click(dialog.getByRole('button', { name: 'Show the effect' }));
  expect(await dialog.findByText(/41 members move.*2 of them agents/)).toBeVisible();
  expect(dialog.getByText(/A second operator must confirm/)).toBeVisible();
  await user.type(dialog.getByLabelText('Why?'), 'agreed');
  await user.click(dialog.getByRole('button', { name: 'Move the team' }));
  expect(inputs(called, 'proposeTeamMove')).toEqual([
    { brand: 'padma', account: 'karim_agent', to: 'sohel', note: 'agreed' },
  ]);
});

test('a rule that forbids the move is named with both accounts, and nothing is sent', async () => {
  const user = userEvent.setup();
  const obstacles = [{ rule: 'contract' as const, first: 'top', second: 'karim_agent' }];
  const { called } = await renderConsole({
    path,
    answers: { ...answers, previewTeamMove: { ...preview, obstacles } },
  });
  await user.click(await screen.findByRole('button', { name: 'Move the team of karim_agent' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Show the effect' }));
  expect(
    await dialog.findByText('karim_agent has a contract with top. End it first.'),
  ).toBeVisible();
  await user.type(dialog.getByLabelText('Why?'), 'agreed');
  await user.click(dialog.getByRole('button', { name: 'Move the team' }));
  expect(inputs(called, 'proposeTeamMove')).toEqual([]);
});

test('a second person confirms a move that waits', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  await user.click(await screen.findByRole('tab', { name: 'Moves' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm the move' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Why?'), 'checked');
  await user.click(dialog.getByRole('button', { name: 'Confirm the move' }));
  expect(inputs(called, 'confirmTeamMove')).toEqual([
    { brand: 'padma', id: move.id, note: 'checked' },
  ]);
});

test('marks lead to the files of both members', async () => {
  const user = userEvent.setup();
  await renderConsole({ path, answers });
  await user.click(await screen.findByRole('tab', { name: 'Marks' }));
  const row = within(await screen.findByRole('row', { name: /203.0.113.7/ }));
  expect(row.getByRole('link', { name: 'rahim' })).toHaveAttribute('href', '/members/padma/rahim');
});

test('a mark of money shows its amounts, and the address holds its kind', async () => {
  const money = { received: '900.00', passedOn: '880.00', turnover: '5.00', currency: 'BDT' };
  const mark = { kind: 'pass-through', shared: '', money } as const;
  const { called } = await renderConsole({
    path: `${path}&part=marks&kind=pass-through`,
    answers: {
      ...answers,
      agentMarks: {
        rows: [{ ...mark, agent: 'karim_agent', member: 'rahim', level: 1 }],
        next: null,
        terms,
      },
    },
  });
  const row = await screen.findByRole('row', { name: /rahim/ });
  expect(row).toHaveTextContent(
    'Received BDT 900.00, passed on BDT 880.00, turnover BDT 5.00 in 45 days',
  );
  expect(
    screen.getByText(/^Marked: at least 80% .* below 50% of it, within 45 days/),
  ).toBeVisible();
  expect(inputs(called, 'agentMarks')).toMatchObject([{ kind: 'pass-through' }]);
});

test('an agent becomes a player, and a member an agent, each with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path, answers });
  await user.click(await screen.findByRole('button', { name: 'Type of karim_agent' }));
  const one = within(screen.getByRole('dialog'));
  await user.selectOptions(one.getByLabelText('Type'), 'Player (0)');
  await user.type(one.getByLabelText('Why?'), 'fraud');
  await user.click(one.getByRole('button', { name: 'Save the type' }));
  await user.click(await screen.findByRole('button', { name: 'Make a member an agent' }));
  const other = within(screen.getByRole('dialog'));
  await user.type(other.getByLabelText('Why?'), 'agreed');
  await user.click(other.getByRole('button', { name: 'Save the type' }));
  expect(other.getByLabelText('Account of the member')).toBeInvalid();
  await user.type(other.getByLabelText('Account of the member'), 'sohel');
  await user.click(other.getByRole('button', { name: 'Save the type' }));
  expect(inputs(called, 'setAgentType')).toEqual([
    { brand: 'padma', account: 'karim_agent', type: 0, note: 'fraud' },
    { brand: 'padma', account: 'sohel', type: 1, note: 'agreed' },
  ]);
});
