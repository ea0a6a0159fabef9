import {
  operatorPermissions,
  type Bonus,
  type BonusProposal,
  type BonusTerms,
  type Id,
  type MemberBonuses,
} from '@croupier/contracts';
import { aFailure, type Answers } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOperator, padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const idOf = <Kind extends string>(kind: Kind, rest: string) => `${kind}_${rest}` as Id<Kind>;

const rahim = idOf('mem', '00000001');

const terms: BonusTerms = {
  times: 10,
  days: 7,
  spends: 'bonus-first',
  maxStake: '20.00',
  weights: { RNG: 100, LIVE: 10 },
};

const aBonus = (overrides: Partial<Bonus> = {}): Bonus => ({
  ...terms,
  id: idOf('bon', '00000001'),
  campaign: { en: 'Friday', bn: 'Friday', es: 'Friday', ar: 'Friday' },
  state: 'active',
  forfeitedBy: null,
  currency: 'BDT',
  granted: '50.00',
  left: '42.50',
  wagered: '125.00',
  target: '500.00',
  grantedAt: '2026-01-02T10:00:00Z',
  expiresAt: '2026-01-09T10:00:00Z',
  endedAt: null,
  ...overrides,
});

const aProposal = (overrides: Partial<BonusProposal> = {}): BonusProposal => ({
  id: idOf('bon', '00000002'),
  amount: '60000.00',
  campaign: { en: 'High roller', bn: 'High roller', es: 'High roller', ar: 'High roller' },
  terms,
  note: 'asked for by the hosts',
  operatorId: idOf('opr', '00000009'),
  operator: 'olga',
  proposedAt: '2026-01-02T10:00:00Z',
  ...overrides,
});

const nothing: MemberBonuses = {
  memberId: rahim,
  account: 'rahim',
  currency: 'BDT',
  bonuses: [],
  proposal: null,
  twoPersonAbove: '50000.00',
};

async function open(found: Partial<MemberBonuses> = {}, answers: Answers = {}) {
  const rendered = await renderConsole({
    path: '/bonuses/padma/rahim',
    answers: {
      brands: [padma],
      memberBonuses: { ...nothing, ...found },
      memberBonusHistory: { rows: [], next: null },
      ...answers,
    },
  });
  const inputsOf = (call: string) =>
    rendered.called.filter(({ name }) => name === call).map(({ input }) => input);
  return { ...rendered, inputsOf, user: userEvent.setup() };
}

const dialog = () => within(screen.getByRole('dialog'));

test('a bonus is granted with terms and a reason, once all values are valid', async () => {
  const { user, inputsOf } = await open({}, { grantBonus: { ...nothing, bonuses: [aBonus()] } });
  expect(await screen.findByText('No bonus yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Grant a bonus' }));
  const field = (name: RegExp) => dialog().getByRole('textbox', { name });
  await user.type(field(/^Name/), 'Friday');
  await user.click(dialog().getByRole('tab', { name: /^বাংলা/ }));
  await user.type(field(/^Name/), 'শুক্রবার');
  await user.type(field(/^Why/), 'won the quiz');
  await user.click(dialog().getByRole('button', { name: 'Grant a bonus' }));
  expect(field(/^Amount/)).toBeInvalid();
  expect(field(/^Amount/)).toHaveFocus();
  expect(inputsOf('grantBonus')).toEqual([]);
  await user.type(field(/^Amount/), '50');
  expect(dialog().getByText('That is BDT 500.00 to stake.')).toBeVisible();
  await user.type(field(/^Live casino/), '10');
  await user.type(field(/^Largest stake/), '20');
  await user.selectOptions(dialog().getByRole('combobox'), 'bonus first');
  await user.click(dialog().getByRole('button', { name: 'Grant a bonus' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('grantBonus')).toEqual([
    {
      memberId: rahim,
      amount: '50',
      words: { en: { title: 'Friday' }, bn: { title: 'শুক্রবার' } },
      terms: { ...terms, maxStake: '20' },
      note: 'won the quiz',
    },
  ]);
  expect(await screen.findByText('rahim has BDT 50.00 of bonus.')).toBeVisible();
});

test('a missing name in the brand’s own language is marked in the tab of that language', async () => {
  const { user } = await open(
    {},
    {
      grantBonus: aFailure({
        code: 'invalid-input',
        fields: { 'words.bn.title': { code: 'required' } },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Grant a bonus' }));
  const name = () => dialog().getByRole('textbox', { name: /^Name/ });
  await user.type(dialog().getByRole('textbox', { name: /^Amount/ }), '50');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'won the quiz');
  await user.click(dialog().getByRole('button', { name: 'Grant a bonus' }));
  expect(name()).toBeInvalid();
  await user.type(name(), 'Friday');
  await user.click(dialog().getByRole('button', { name: 'Grant a bonus' }));
  const bengali = await dialog().findByRole('tab', { name: /বাংলা/, selected: true });
  expect(bengali).toBeVisible();
  expect(name()).toBeInvalid();
  expect(name()).toHaveValue('');
});

test('an amount that needs two persons is announced before sending, and the grant waits', async () => {
  const proposal = aProposal();
  const { user } = await open({}, { grantBonus: { ...nothing, proposal } });
  await user.click(await screen.findByRole('button', { name: 'Grant a bonus' }));
  await user.type(dialog().getByRole('textbox', { name: /^Amount/ }), '60000');
  await user.type(dialog().getByRole('textbox', { name: /^Name/ }), 'High roller');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'the hosts');
  await user.click(dialog().getByRole('button', { name: 'Propose to a colleague' }));
  expect(
    await screen.findByText('BDT 60,000.00 for rahim wait for a second operator.'),
  ).toBeVisible();
});

test('the operator who proposed a grant can only withdraw it; another operator confirms it', async () => {
  const own = aProposal({ operatorId: anOperator().id });
  const first = await open({ proposal: own });
  expect(await screen.findByText(/another operator has to agree/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  first.unmount();

  const proposal = aProposal();
  const { user, inputsOf } = await open({ proposal }, { confirmBonus: nothing });
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  await user.type(dialog().getByRole('textbox'), 'checked with the hosts');
  await user.click(dialog().getByRole('button', { name: 'Agree' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('confirmBonus')).toEqual([
    { memberId: rahim, id: proposal.id, note: 'checked with the hosts' },
  ]);
});

test('the remaining amount of an active bonus is corrected, and never below zero', async () => {
  const { user, called } = await open({ bonuses: [aBonus()] }, { adjustBonus: nothing });
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  await user.click(dialog().getByRole('radio', { name: 'Take' }));
  await user.type(dialog().getByRole('textbox', { name: /^Amount/ }), '42.51');
  await user.type(dialog().getByRole('textbox', { name: /^Why/ }), 'granted twice');
  await user.click(dialog().getByRole('button', { name: 'Correct it' }));
  expect(dialog().getByText('No more than BDT 42.50 is left.')).toBeVisible();
  await user.type(dialog().getByRole('textbox', { name: /^Amount/ }), '{Backspace}0');
  await user.click(dialog().getByRole('button', { name: 'Correct it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called.filter(({ name }) => name === 'adjustBonus')).toMatchObject([
    {
      input: {
        memberId: rahim,
        id: aBonus().id,
        change: '-42.50',
        note: 'granted twice',
      },
      key: expect.any(String),
    },
  ]);
});

test('a bonus in an open round cannot be taken back, and the dialog says what to wait for', async () => {
  const { user } = await open(
    { bonuses: [aBonus()] },
    { cancelBonus: aFailure({ code: 'bonus-in-play' }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await user.type(dialog().getByRole('textbox'), 'abuse');
  await user.click(dialog().getByRole('button', { name: 'Take back' }));
  expect(await dialog().findByText(/A round is being played with this bonus/)).toBeVisible();
});

test('a bonus shows its progress, and a bonus that was taken back says so', async () => {
  await open({
    bonuses: [
      aBonus(),
      aBonus({
        id: idOf('bon', '00000003'),
        state: 'forfeited',
        forfeitedBy: 'house',
        endedAt: '2026-01-03T10:00:00Z',
      }),
    ],
  });
  const [active, over] = await screen.findAllByRole('article');
  expect(active).toHaveTextContent('BDT 125.00 of BDT 500.00');
  expect(active).toHaveTextContent('Slots 100%');
  expect(active).toHaveTextContent('Live casino 10%');
  expect(over).toHaveTextContent('Taken back');
});

test('each booking is listed with its bonus text', async () => {
  await open(
    { bonuses: [aBonus()] },
    {
      memberBonusHistory: {
        rows: [
          {
            transferId: idOf('trf', '00000001'),
            kind: 'granted',
            amount: '50.00',
            balanceAfter: '50.00',
            reference: aBonus().id,
            bookedAt: '2026-01-02T10:00:00Z',
          },
        ],
        next: null,
      },
    },
  );
  expect(await screen.findByRole('row', { name: /Granted BDT 50.00/ })).toBeVisible();
});

test('an unknown name is reported, and the page is closed without its permission', async () => {
  const first = await open({}, { memberBonuses: aFailure({ code: 'not-found' }) });
  expect(await screen.findByText(/We couldn’t find that/)).toBeVisible();
  first.unmount();

  const reach = Object.fromEntries(
    operatorPermissions.filter((one) => one !== 'bonuses').map((one) => [one, null]),
  );
  await renderConsole({ path: '/bonuses/padma/rahim', operator: anOperator({ reach }) });
  expect(screen.getByText(/permission “Bonuses”/)).toBeVisible();
});
