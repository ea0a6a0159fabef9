import type {
  AdminAgentContract,
  AdminAgentPayout,
  ContractSimulation,
  Id,
} from '@croupier/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const contract: AdminAgentContract = {
  id: 'agc_00000001' as Id<'agc'>,
  version: 2,
  kind: 'dividend',
  upline: 'karim_agent',
  agent: 'shirin_agent',
  agentId: 'mem_00000001' as Id<'mem'>,
  terms: {
    kind: 'dividend',
    base: 'net-loss',
    period: 'half-month',
    losses: 'carry',
    tiers: [{ threshold: '0.00', members: 0, basisPoints: 1_000 }],
    minimumTurnover: '0.00',
    validTurnover: '0.00',
  },
  state: 'active',
  offeredAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-04T00:00:00Z',
  decidedAt: '2026-01-02T00:00:00Z',
  startsAt: '2026-01-15T18:00:00Z',
  endsAt: null,
  endRequest: null,
  brand: 'padma',
  isHeld: false,
  isPayerFrozen: true,
};

const explanation = {
  from: '2026-01-15T18:00:00Z',
  to: '2026-01-31T18:00:00Z',
  turnover: '10000.00',
  costs: { wins: '4000.00', rebates: '0.00', bonuses: '0.00', salaries: '0.00' },
  corrections: { turnover: '0.00', wins: '0.00' },
  carriedIn: '0.00',
  carriedOut: '0.00',
  sum: '6000.00',
  base: '6000.00',
  validMembers: 3,
  tier: 1,
  basisPoints: 1_000,
  reason: null,
} as const;

const payout: AdminAgentPayout = {
  id: 'agp_00000001' as Id<'agp'>,
  contractId: contract.id,
  version: 2,
  kind: 'dividend',
  upline: null,
  agent: 'karim_agent',
  state: 'held',
  amount: '600.00',
  currency: 'BDT',
  computedAt: '2026-02-01T00:00:00Z',
  paidAt: null,
  explanation,
  brand: 'padma',
  releasedBy: 'jamal',
  note: '',
};

const simulation: ContractSimulation = {
  currency: 'BDT',
  from: '2025-12-31T18:00:00Z',
  to: '2026-01-31T18:00:00Z',
  total: '600.00',
  turnover: '10000.00',
  rows: [{ amount: '600.00', explanation }],
};

const answers = {
  brands: [padma, verano],
  adminAgentContracts: { rows: [contract], next: null },
  adminAgentPayouts: { rows: [payout], next: null },
  offerHouseContract: contract,
  endAgentContract: undefined,
  holdAgentContract: undefined,
  releaseAgentPayout: payout,
  refuseAgentPayout: payout,
  simulateContract: simulation,
};
const pathOf = (part: string, query = '') => `/agent-contracts/${part}?brand=padma${query}`;

test('lists contracts with frozen payers, and holds the payouts of one with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: pathOf('contracts', '&kind=dividend&state=active'),
    answers,
  });
  const row = await screen.findByRole('row', { name: /shirin_agent.*karim_agent.*10.00%/ });
  expect(within(row).getByText('Unpaid payouts')).toBeVisible();
  expect(called.find(({ name }) => name === 'adminAgentContracts')?.input).toEqual({
    brand: 'padma',
    kind: 'dividend',
    state: 'active',
  });
  await user.click(within(row).getByRole('button', { name: 'Hold payouts' }));
  await user.type(screen.getByLabelText('Why?'), 'check');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Hold payouts' }),
  );
  expect(called.find(({ name }) => name === 'holdAgentContract')?.input).toEqual({
    brand: 'padma',
    contractId: contract.id,
    isHeld: true,
    note: 'check',
  });
});

test('offers a contract of the house, and refuses tiers that do not rise', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: pathOf('contracts'), answers });
  const sent = () => called.filter(({ name }) => name === 'offerHouseContract');
  await user.click(await screen.findByRole('button', { name: 'Offer a house contract' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Account'), 'karim_agent');
  await user.type(dialog.getByLabelText('Tier 1: rate, %'), '20');
  await user.type(dialog.getByLabelText('Tier 2: rate, %'), '30');
  await user.type(dialog.getByLabelText('Why?'), 'start');
  await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(dialog.getByLabelText('Tier 2: from')).toHaveAccessibleDescription(
    /^Each tier needs a higher threshold/,
  );
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText('Tier 2: from'), '5000');
  await user.click(dialog.getByRole('button', { name: 'Send the offer' }));
  expect(sent()[0]?.input).toMatchObject({
    brand: 'padma',
    account: 'karim_agent',
    note: 'start',
    terms: {
      kind: 'dividend',
      period: 'half-month',
      losses: 'carry',
      tiers: [
        { threshold: '0.00', members: 0, basisPoints: 2_000 },
        { threshold: '5000.00', members: 0, basisPoints: 3_000 },
      ],
    },
  });
});

test('an offer can have the ten tiers that a contract allows', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: pathOf('simulation'), answers });
  const add = await screen.findByRole('button', { name: 'Add a tier' });
  for (let tier = 3; tier <= 10; tier += 1) await user.click(add);
  expect(add).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Account'), { target: { value: 'karim_agent' } });
  for (let tier = 1; tier <= 10; tier += 1) {
    const set = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    set(`Tier ${tier}: from`, String(tier * 1_000));
    set(`Tier ${tier}: rate, %`, String(tier));
  }
  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  const [asked] = called.filter(({ name }) => name === 'simulateContract');
  expect(asked?.input).toMatchObject({
    terms: { tiers: { length: 10, 9: { threshold: '10000.00', basisPoints: 1_000 } } },
  });
});

test('each rule that terms break is named at its input', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: pathOf('simulation'), answers });
  const input = (label: string) => screen.getByLabelText(label);
  const run = () => user.click(screen.getByRole('button', { name: 'Simulate' }));
  await screen.findByLabelText('Account');
  await run();
  expect(input('Account')).toHaveAccessibleDescription('Please fill this in.');
  expect(input('Tier 1: rate, %')).toHaveAccessibleDescription(/^Enter a percentage/);
  await user.type(input('Account'), 'karim_agent');
  await user.type(input('Tier 1: rate, %'), '50,01');
  await run();
  expect(input('Tier 1: rate, %')).toHaveAccessibleDescription(
    'At most 50% for this kind of contract.',
  );
  await user.selectOptions(input('Kind'), 'Real-time salary');
  await user.clear(input('Tier 1: rate, %'));
  await user.type(input('Tier 1: rate, %'), '5.01');
  await run();
  expect(input('Tier 1: rate, %')).toHaveAccessibleDescription(/^At most 5%/);
  expect(called.map(({ name }) => name)).not.toContain('simulateContract');
});

test('shows who released a payout first, its explanation, and releases it', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: pathOf('payouts'), answers });
  const row = await screen.findByRole('row', { name: /karim_agent.*The house/ });
  expect(row).toHaveTextContent('jamal');
  await user.click(within(row).getByRole('button', { name: 'Release' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('BDT 4,000.00')).toBeVisible();
  expect(dialog.getByText('Tier')).toBeVisible();
  await user.type(dialog.getByLabelText('Why?'), 'checked');
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(called.find(({ name }) => name === 'releaseAgentPayout')?.input).toEqual({
    brand: 'padma',
    payoutId: payout.id,
    note: 'checked',
  });
});

test('simulates terms over the last month', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({ path: pathOf('simulation'), answers });
  await user.type(await screen.findByLabelText('Account'), 'karim_agent');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Real-time salary');
  await user.type(screen.getByLabelText('Tier 1: rate, %'), '0,25');
  await user.click(screen.getByRole('button', { name: 'Simulate' }));
  expect(await screen.findByRole('table', { name: 'Simulation' })).toHaveTextContent('600.00');
  expect(called.find(({ name }) => name === 'simulateContract')?.input).toMatchObject({
    account: 'karim_agent',
    terms: { kind: 'real-time', period: null, losses: null, tiers: [{ basisPoints: 25 }] },
  });
});

test('without contracts the page says so', async () => {
  const none = { adminAgentContracts: { rows: [], next: null } };
  await renderConsole({ path: pathOf('contracts'), answers: { ...answers, ...none } });
  expect(await screen.findByText('No contracts')).toBeVisible();
});
