import { CallFailed } from '@croupier/client';
import type { AdminBanner, AdminFeedback, AdminNotice, Id } from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDossier, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

function aBanner(name: string, wishes: Partial<AdminBanner> = {}): AdminBanner {
  return {
    bannerId: `bnr_${name}0000` as Id<'bnr'>,
    groupName: 'home',
    enabled: true,
    art: 'lotus',
    linkage: null,
    words: { en: { title: name, text: '', action: '' } },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    revision: 3,
    ...wishes,
  };
}

function aNotice(wishes: Partial<AdminNotice> = {}): AdminNotice {
  return {
    id: 'ntc_flood0000' as Id<'ntc'>,
    types: ['B'],
    words: { en: { title: 'Flood', content: '<p>High water</p>' } },
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    isPublished: false,
    revision: 1,
    ...wishes,
  };
}

const shared = {
  removedBanners: [],
  removedNotices: [],
  removedHelp: [],
  brands: [padma, verano],
  brandSettings: { ...aDossier(), languages: ['en', 'bn'] as const },
};

test('banners are grouped by position; moving one sends the whole order', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: {
      ...shared,
      adminBanners: [aBanner('First'), aBanner('Second'), aBanner('Slots', { groupName: 'rng' })],
      orderBanners: undefined,
    },
  });
  const home = await screen.findByRole('region', { name: 'Home page' });
  expect(within(home).getByRole('button', { name: 'Up: First' })).toBeDisabled();
  await user.click(within(home).getByRole('button', { name: 'Down: First' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'orderBanners',
      input: { brand: 'padma', groupName: 'home', order: ['bnr_Second0000', 'bnr_First0000'] },
    }),
  );
});

test('a banner is saved with its linkage and a reason; an error appears at its field', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: {
      ...shared,
      adminBanners: [],
      saveBanner: new CallFailed({
        code: 'invalid-input',
        fields: { 'draft.linkage.path': { code: 'invalid' } },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'New banner' }));
  const dialog = await screen.findByRole('dialog', { name: 'New banner' });
  await user.type(within(dialog).getByLabelText('Title'), 'High tide');
  await user.selectOptions(within(dialog).getByLabelText('Leads to'), 'path');
  await user.type(within(dialog).getByLabelText('Path'), '//evil.example');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(called.map(({ name }) => name)).not.toContain('saveBanner');
  await user.type(within(dialog).getByLabelText('Why?'), 'the season');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'saveBanner',
      input: expect.objectContaining({
        bannerId: null,
        revision: 0,
        note: 'the season',
        draft: expect.objectContaining({
          linkage: { linkageType: 'path', path: '//evil.example' },
          words: { en: { title: 'High tide', text: '', action: '' } },
        }),
      }),
    }),
  );
  expect(within(dialog).getByLabelText('Path')).toHaveAttribute('aria-invalid', 'true');
  expect(within(dialog).getByLabelText('Title')).toHaveValue('High tide');
});

test('removed items are listed below and restored with a reason', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: {
      ...shared,
      adminBanners: [aBanner('First')],
      removedBanners: [aBanner('Old tide', { revision: 4 })],
      restoreBanner: aBanner('Old tide'),
    },
  });
  const removed = await screen.findByRole('region', { name: 'Removed lately' });
  expect(within(removed).queryByText('First')).toBeNull();
  await user.click(within(removed).getByRole('button', { name: 'Put back: Old tide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put back: Old tide' });
  await user.type(within(dialog).getByLabelText('Why?'), 'a slip of the hand');
  await user.click(within(dialog).getByRole('button', { name: 'Put back' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restoreBanner',
      input: {
        brand: 'padma',
        bannerId: 'bnr_Old tide0000',
        revision: 4,
        note: 'a slip of the hand',
      },
    }),
  );
});

test('a notice is published, and its state shows that', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/content/padma/notices',
    answers: {
      ...shared,
      adminNotices: [aNotice()],
      publishNotice: aNotice({ isPublished: true }),
    },
  });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent(/Flood.*Not published.*Bar/);
  await user.click(within(line).getByRole('button', { name: 'Publish: Flood' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish: Flood' });
  await user.type(within(dialog).getByLabelText('Why?'), 'it rains');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'publishNotice',
      input: {
        brand: 'padma',
        id: 'ntc_flood0000',
        revision: 1,
        note: 'it rains',
        isPublished: true,
      },
    }),
  );
});

test('a notice is removed with a reason, and a removed notice is restored', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/content/padma/notices',
    answers: {
      ...shared,
      adminNotices: [aNotice()],
      removedNotices: [aNotice({ id: 'ntc_feast0000' as Id<'ntc'>, revision: 4 })],
      removeNotice: undefined,
      restoreNotice: aNotice(),
    },
  });
  async function decide(action: string, note: string) {
    await user.click(await screen.findByRole('button', { name: `${action}: Flood` }));
    const dialog = await screen.findByRole('dialog', { name: `${action}: Flood` });
    await user.type(within(dialog).getByLabelText('Why?'), note);
    await user.click(within(dialog).getByRole('button', { name: action }));
  }
  await decide('Remove', 'written twice');
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'removeNotice',
      input: { brand: 'padma', id: 'ntc_flood0000', revision: 1, note: 'written twice' },
    }),
  );
  await decide('Put back', 'a slip of the hand');
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restoreNotice',
      input: { brand: 'padma', id: 'ntc_feast0000', revision: 4, note: 'a slip of the hand' },
    }),
  );
});

test('a removed help entry is restored', async () => {
  const user = userEvent.setup();
  const words = { en: { title: 'Deposits', content: '<p>x</p>' } };
  const { called } = await renderConsole({
    path: '/content/padma/help',
    answers: {
      ...shared,
      adminHelp: [],
      removedHelp: [{ slug: 'deposits', words, revision: 3 }],
      restoreHelp: { slug: 'deposits', words, revision: 4 },
    },
  });
  const removed = await screen.findByRole('region', { name: 'Removed lately' });
  expect(removed).toHaveTextContent(/Deposits.*#deposits/);
  await user.click(within(removed).getByRole('button', { name: 'Put back: Deposits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put back: Deposits' });
  await user.type(within(dialog).getByLabelText('Why?'), 'needed after all');
  await user.click(within(dialog).getByRole('button', { name: 'Put back' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restoreHelp',
      input: { brand: 'padma', slug: 'deposits', revision: 3, note: 'needed after all' },
    }),
  );
});

test('an operator sees a preview of the HTML as readers get it', async () => {
  const user = userEvent.setup();
  const { called } = await renderConsole({
    path: '/content/padma/notices',
    answers: {
      ...shared,
      adminNotices: [aNotice()],
      previewContent: { content: [{ tag: 'p', children: ['High water'] }] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Flood' }));
  await user.click(await screen.findByRole('button', { name: 'What readers get' }));
  expect(await screen.findByRole('region', { name: 'What readers get' })).toHaveTextContent(
    'High water',
  );
  expect(called).toContainEqual(
    expect.objectContaining({ name: 'previewContent', input: { html: '<p>High water</p>' } }),
  );
});

test('help shows the missing languages; the terms of use can’t be removed', async () => {
  const words = { en: { title: 'Terms', content: '<p>x</p>' } };
  await renderConsole({
    path: '/content/padma/help',
    answers: { ...shared, adminHelp: [{ slug: 'term', words, revision: 1 }] },
  });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent(/Terms.*#term.*Missing in বাংলা/);
  expect(within(line).queryByRole('button', { name: 'Remove: Terms' })).toBeNull();
});

test('feedback is marked as handled with a note', async () => {
  const user = userEvent.setup();
  const letter: AdminFeedback = {
    id: 'fbk_00000001' as Id<'fbk'>,
    brand: 'padma',
    topic: 'agent',
    name: 'Nadia',
    contact: 'nadia@news.example',
    message: 'I know many players in Sylhet.',
    images: [{ id: 'sim_00000001' as Id<'sim'>, width: 12, height: 8 }],
    memberId: null,
    madeAt: '2026-01-01T00:00:00.000Z',
    settled: null,
  };
  const { called } = await renderConsole({
    path: '/content/padma/feedback',
    answers: { ...shared, adminFeedback: [letter], settleFeedback: letter },
  });
  expect(await screen.findByRole('img', { name: 'Picture of the feedback' })).toHaveAttribute(
    'src',
    '/ops/support/images/sim_00000001',
  );
  await user.click(screen.getByRole('button', { name: 'Taken care of: Nadia' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Why?'), 'called her');
  await user.click(within(dialog).getByRole('button', { name: 'Taken care of' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'settleFeedback',
      input: { id: 'fbk_00000001', note: 'called her' },
    }),
  );
});
