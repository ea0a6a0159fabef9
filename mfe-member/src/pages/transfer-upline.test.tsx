import type { AgentTransfer, AgentTransferTerms } from '@croupier/contracts';
import { aProfile, aSession, renderInHost, type Answers, idOf } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import description from '../../module.json';
import { remote } from '../remote.tsx';
import { loadCentre } from '../testing/centre.tsx';

const terms: AgentTransferTerms = {
  refusal: null,
  upline: 'ka•••t',
  currency: 'BDT',
  minAmount: '100.00',
  maxAmount: '5000.00',
  dailyAmount: '20000.00',
  leftToday: '19500.00',
  available: '8000.00',
  turnover: null,
};

const aTransfer = (overrides: Partial<AgentTransfer> = {}): AgentTransfer => ({
  id: idOf('atr', '00000001'),
  direction: 'sent',
  line: 'upline',
  account: 'ka•••t',
  amount: '500.00',
  currency: 'BDT',
  bookedAt: '2026-03-01T10:00:00.000Z',
  ...overrides,
});

async function open(answers: Answers = {}) {
  const Centre = await loadCentre();
  const hosted = await renderInHost(<Centre first="transferUpline" />, {
    session: aSession(),
    balance: { sumBalance: '8000.00', currency: 'BDT', version: 3 },
    texts: { 'mfe-member': remote.texts },
    publishes: description.topics.publishes,
    answers: {
      memberInfo: aProfile(),
      agentTransferTerms: terms,
      agentTransfers: { rows: [], next: null },
      ...answers,
    },
  });
  await waitFor(() => expect(hosted.container.querySelector('[aria-busy="true"]')).toBeNull());
  return hosted;
}

test('an agent chooses the recruited member by name, sends, and gets a receipt', async () => {
  const sent: unknown[] = [];
  await open({
    transferUpline: (input: unknown) => {
      sent.push(input);
      return aTransfer({ line: 'downline', account: 'ra•••m' });
    },
  });
  const user = userEvent.setup();
  expect(screen.queryByLabelText('Account name')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'A member I recruited' }));
  await user.type(screen.getByLabelText('Account name'), 'rahim');
  await user.type(screen.getByLabelText('Amount'), '500');
  await user.type(screen.getByLabelText('Payment PIN'), '246810');
  await user.click(screen.getByRole('button', { name: /^Send/ }));

  const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
  expect(receipt.getByText('ra•••m')).toBeVisible();
  expect(receipt.getByText(aTransfer().id)).toBeVisible();
  expect(sent).toEqual([
    { to: 'downline', account: 'rahim', amount: '500', paymentPassword: '246810' },
  ]);
  const [, close] = receipt.getAllByRole('button', { name: 'Close' });
  if (!close) throw new Error('the receipt has no close button');
  await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['not-agent', 'Transfers are for agents'],
  ['trial', 'Transfers need a real account'],
  ['off', 'Transfers are not open on this site'],
] as const)(
  'a member who cannot send (%s) sees why, and what they received',
  async (refusal, text) => {
    await open({
      agentTransferTerms: { ...terms, refusal },
      agentTransfers: { rows: [aTransfer({ direction: 'received' })], next: null },
    });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show receipt' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    expect(receipt.getByText('Received')).toBeVisible();
  },
);
