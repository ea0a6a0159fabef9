import type {
  AdminDocument,
  AdminRewardGrant,
  CampaignDraft,
  CampaignFigures,
  CampaignId,
} from '@croupier/contracts';
import { aFailure, idOf } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newCampaign } from '../features/campaigns/begin.ts';
import { aBrandDetails, padma } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const inAll = (text: string) => ({ en: text, bn: `${text} (bn)`, es: text, ar: text });

const draft: CampaignDraft = {
  ...newCampaign(new Date('2026-01-01T00:00:00.000Z')),
  words: { en: { title: 'Weekly climb', summary: 'Play and climb' } },
  trigger: { kind: 'manual' },
  tiers: [
    {
      from: '0',
      gift: { kind: 'fixed', reward: { kind: 'cash', amount: '10.00' }, value: null },
    },
  ],
  budget: '1000.00',
};

const campaign: AdminDocument<CampaignDraft, CampaignId> = {
  id: idOf('cmp', '00000001'),
  draft,
  revision: 2,
  publishedRevision: 2,
  isChanged: false,
};

const figures: CampaignFigures = {
  id: campaign.id,
  currency: 'BDT',
  spent: '250.00',
  spentToday: '50.00',
  joined: 3,
  rewards: 25,
  claimed: 20,
  expired: 1,
  applying: 0,
  failed: 2,
  rewarded: { members: 25, deposits: '500.00', turnover: '900.00', net: '40.00' },
  heldOut: { members: 5, deposits: '300.00', turnover: '600.00', net: '35.00' },
};

const grant: AdminRewardGrant = {
  id: idOf('rwd', '00000001'),
  source: 'campaign',
  sourceId: 'x',
  title: inAll('Weekly climb'),
  terms: [],
  reward: { kind: 'cash', amount: '10.00' },
  currency: 'BDT',
  state: 'applying',
  grantedAt: '2026-03-01T10:00:00.000Z',
  expiresAt: null,
  claimedAt: null,
  note: null,
  brand: 'padma',
  memberId: idOf('mem', '00000001'),
  account: 'rahim',
  approvalsNeeded: 2,
  approvals: ['mina'],
};

const shared = {
  brands: [padma],
  brandSettings: { ...aBrandDetails(), languages: ['en', 'bn'] as const },
  adminCampaigns: [campaign],
  removedCampaigns: [],
  campaignFigures: figures,
  brandLabels: [{ label: 'Big winner', members: 3 }],
  lobbyGames: aFailure({ code: 'forbidden' }),
  previewCampaign: { terms: [inAll('You get ten.')], members: 1200, heldOut: 60 },
};

test('a campaign shows its budget meter and what it brought against the held-out members', async () => {
  await renderConsole({ path: '/campaigns/padma/campaigns', answers: shared });
  expect(await screen.findByText('Weekly climb')).toBeVisible();
  expect(await screen.findByText('Spent: 250.00 of 1,000.00')).toBeVisible();
  const groups = within(screen.getByRole('table', { name: /^Average for each member/ }));
  const rowOf = (name: string) =>
    within(groups.getByRole('row', { name: new RegExp(`^${name} (BDT )?[0-9]`) }))
      .getAllByRole('cell')
      .slice(-3)
      .map((cell) => cell.textContent);
  expect(rowOf('Members')).toEqual(['25', '5', '—']);
  expect(rowOf('Deposits')).toEqual(['BDT 500.00', 'BDT 300.00', 'BDT 200.00']);
  expect(rowOf('Stakes')).toEqual(['BDT 900.00', 'BDT 600.00', 'BDT 300.00']);
  expect(rowOf('Stakes minus wins')).toEqual(['BDT 40.00', 'BDT 35.00', 'BDT 5.00']);
  expect(rowOf('Cost of rewards')).toEqual(['BDT 10.00', 'BDT 0.00', 'BDT 10.00']);
  expect(screen.getByText(/^Failed with an error and tried again: 2/)).toBeVisible();
});

test('the editor previews the generated terms while typing, simulates, and saves the whole draft', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/campaigns/padma/campaigns',
    answers: {
      ...shared,
      simulateCampaign: {
        days: 30,
        basis: 'events',
        members: 40,
        rewards: 90,
        cost: '1234.50',
        spentOn: '2026-03-02',
      },
      saveCampaign: aFailure({
        code: 'invalid-input',
        fields: { 'draft.tiers': { code: 'invalid' } },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New campaign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New campaign' }));
  await user.type(dialog.getByLabelText('Title'), 'Loss back');
  await user.selectOptions(dialog.getByLabelText('Trigger'), 'loss');
  await user.selectOptions(dialog.getByLabelText('Period'), 'month');
  await user.selectOptions(dialog.getByLabelText('Reward'), 'share-bonus');
  await user.clear(dialog.getByLabelText('Percent'));
  await user.type(dialog.getByLabelText('Percent'), '5');
  await user.click(dialog.getByRole('button', { name: 'Add a tier' }));
  expect(await dialog.findByText('You get ten.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Loss back' })).toBeVisible();
  expect(dialog.getByText('Members in the audience: 1,200, held out: 60')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Big winner (3)' }));
  await user.click(dialog.getByRole('button', { name: 'Simulate with the last month' }));
  expect(await dialog.findByText(/rewards 90, members 40, cost 1,234.50/)).toBeVisible();
  await user.type(dialog.getByLabelText('Why?'), 'a new start');
  await user.click(dialog.getByRole('button', { name: 'Save and publish' }));
  expect(await dialog.findByText(/each tier begins above the one before/)).toBeVisible();
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'saveCampaign',
      input: expect.objectContaining({
        publish: true,
        draft: expect.objectContaining({
          words: { en: { title: 'Loss back', summary: '' } },
          trigger: { kind: 'loss', period: 'month', categories: [] },
          audience: expect.objectContaining({ labels: ['Big winner'] }),
          tiers: [
            expect.objectContaining({
              gift: expect.objectContaining({ kind: 'share', percent: 5 }),
            }),
            expect.objectContaining({ from: '' }),
          ],
        }),
      }),
    }),
  );
});

test('an operator gives a manual campaign to named members', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/campaigns/padma/campaigns',
    answers: { ...shared, awardCampaign: { granted: 1, refused: ['nobody'] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Give to members' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give to members' }));
  await user.type(dialog.getByLabelText('Accounts'), 'rahim nobody');
  await user.type(dialog.getByLabelText('Why?'), 'thanks');
  await user.click(dialog.getByRole('button', { name: 'Give to members' }));
  expect(await screen.findByText('Nothing given to: nobody')).toBeVisible();
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'awardCampaign',
      input: { brand: 'padma', id: campaign.id, accounts: ['rahim', 'nobody'], note: 'thanks' },
    }),
  );
});

test('a reward that waits is rejected with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/campaigns/padma/rewards',
    answers: {
      ...shared,
      adminRewards: { rows: [grant], next: null },
      decideReward: { ...grant, state: 'rejected' },
    },
  });
  expect(await screen.findByText('Cash: BDT 10.00')).toBeVisible();
  expect(screen.getByText('Approved: 1 of 2 (mina)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reject the reward of rahim' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Why?'), 'a second account');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(called).toContainEqual(
      expect.objectContaining({
        name: 'decideReward',
        input: { brand: 'padma', id: grant.id, decision: 'reject', note: 'a second account' },
      }),
    ),
  );
});
