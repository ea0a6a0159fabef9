import { CallFailed } from '@croupier/client';
import {
  newBanner,
  type AdminDocument,
  type AdminFeedback,
  type BannerDraft,
  type BannerId,
  type Id,
  type NoticeDraft,
  type NoticeId,
} from '@croupier/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrandDetails, padma, verano } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

type AdminBanner = AdminDocument<BannerDraft, BannerId>;
type AdminNotice = AdminDocument<NoticeDraft, NoticeId>;

const showing = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: null };
const published = { revision: 3, publishedRevision: 3, isChanged: false };
const unpublished = { revision: 1, publishedRevision: null, isChanged: true };

const bannerDraft = (title: string): BannerDraft => ({
  ...newBanner,
  words: { en: { title, text: '', action: '' } },
  ...showing,
});

function aBanner(name: string, overrides: Partial<AdminBanner> = {}): AdminBanner {
  const id = `bnr_${name}0000` as Id<'bnr'>;
  return { id, draft: bannerDraft(name), ...published, ...overrides };
}

function aNotice(overrides: Partial<AdminNotice> = {}): AdminNotice {
  return {
    id: 'ntc_flood0000' as Id<'ntc'>,
    draft: {
      types: ['B'],
      words: { en: { title: 'Flood', content: '<p>High water</p>' } },
      ...showing,
    },
    ...unpublished,
    ...overrides,
  };
}

const shared = {
  removedBanners: [],
  removedNotices: [],
  removedHelp: [],
  brands: [padma, verano],
  brandSettings: { ...aBrandDetails(), languages: ['en', 'bn'] as const },
};

test('banners are grouped by position; moving one sends the whole order', async () => {
  const user = userEvent.setup();
  const slots = aBanner('Slots', { draft: { ...bannerDraft('Slots'), groupName: 'rng' } });
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: {
      ...shared,
      adminBanners: [aBanner('First'), aBanner('Second'), slots],
      orderBanners: undefined,
    },
  });
  const home = await screen.findByRole('region', { name: 'Home page' });
  expect(within(home).getByRole('button', { name: 'Up: First' })).toBeDisabled();
  await user.click(within(home).getByRole('button', { name: 'Down: First' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'orderBanners',
      input: { brand: 'padma', order: ['bnr_Second0000', 'bnr_First0000'] },
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
  await user.click(within(dialog).getByRole('button', { name: 'Save and publish' }));
  expect(called.map(({ name }) => name)).not.toContain('saveBanner');
  await user.type(within(dialog).getByLabelText('Why?'), 'the season');
  await user.click(within(dialog).getByRole('button', { name: 'Save and publish' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'saveBanner',
      input: expect.objectContaining({
        id: null,
        revision: 0,
        publish: true,
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
  const removed = await screen.findByRole('region', { name: 'Recently removed' });
  expect(within(removed).queryByText('First')).toBeNull();
  await user.click(within(removed).getByRole('button', { name: 'Restore: Old tide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore: Old tide' });
  await user.type(within(dialog).getByLabelText('Why?'), 'a slip of the hand');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restoreBanner',
      input: {
        brand: 'padma',
        id: 'bnr_Old tide0000',
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
      publishNotice: aNotice(published),
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
  await decide('Restore', 'a slip of the hand');
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
      removedHelp: [{ id: 'deposits', draft: { words }, ...published }],
      restoreHelp: { id: 'deposits', draft: { words }, ...published, revision: 4 },
    },
  });
  const removed = await screen.findByRole('region', { name: 'Recently removed' });
  expect(removed).toHaveTextContent(/Deposits.*#deposits/);
  await user.click(within(removed).getByRole('button', { name: 'Restore: Deposits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore: Deposits' });
  await user.type(within(dialog).getByLabelText('Why?'), 'needed after all');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restoreHelp',
      input: { brand: 'padma', id: 'deposits', revision: 3, note: 'needed after all' },
    }),
  );
});

test('a draft is saved without publishing; the list shows the unpublished changes', async () => {
  const user = userEvent.setup();
  const changed = aBanner('First', { revision: 4, isChanged: true });
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: { ...shared, adminBanners: [changed], saveBanner: changed },
  });
  const home = await screen.findByRole('region', { name: 'Home page' });
  expect(within(home).getByRole('listitem')).toHaveTextContent(/Published.*Unpublished changes/);
  await user.click(within(home).getByRole('button', { name: 'Edit: First' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the banner' });
  await user.type(within(dialog).getByLabelText('Title'), ' light');
  await user.type(within(dialog).getByLabelText('Why?'), 'for the season');
  await user.click(within(dialog).getByRole('button', { name: 'Save draft' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'saveBanner',
      input: expect.objectContaining({
        id: 'bnr_First0000',
        revision: 4,
        publish: false,
        draft: expect.objectContaining({
          words: { en: { title: 'First light', text: '', action: '' } },
        }),
      }),
    }),
  );
  expect(dialog).not.toBeInTheDocument();
});

test('an operator whose colleague saved meanwhile chooses between both versions', async () => {
  const user = userEvent.setup();
  let saved = 0;
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: {
      ...shared,
      adminBanners: () => [
        saved === 0
          ? aBanner('First')
          : aBanner('First', { revision: 5, draft: bannerDraft('Theirs') }),
      ],
      saveBanner: () => {
        saved += 1;
        if (saved === 1) throw new CallFailed({ code: 'version-conflict' });
        return aBanner('First');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: First' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the banner' });
  await user.clear(within(dialog).getByLabelText('Title'));
  await user.type(within(dialog).getByLabelText('Title'), 'Mine');
  await user.type(within(dialog).getByLabelText('Why?'), 'the season');
  await user.click(within(dialog).getByRole('button', { name: 'Save draft' }));
  const newer = (await within(dialog).findByText('words.en.title')).closest('li');
  expect(newer).toHaveTextContent('First → Theirs');
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Mine');
  await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save draft' }));
  const inputs = called.filter(({ name }) => name === 'saveBanner').map(({ input }) => input);
  expect(inputs).toMatchObject([{ revision: 3 }, { revision: 5 }]);
});

test('the history shows each change, and an earlier revision becomes the draft', async () => {
  const user = userEvent.setup();
  const row = { by: 'mina', at: '2026-01-02T00:00:00.000Z', note: 'the season' };
  const { called } = await renderConsole({
    path: '/content/padma/banners',
    answers: {
      ...shared,
      adminBanners: [aBanner('First')],
      bannerRevisions: {
        rows: [
          { ...row, revision: 3, action: 'published', draft: bannerDraft('First') },
          { ...row, revision: 1, action: 'saved', by: null, draft: bannerDraft('Oldest') },
        ],
        next: null,
      },
      restoreBannerRevision: aBanner('First'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'History: First' }));
  const history = await screen.findByRole('dialog', { name: 'History: First' });
  const [newest, oldest] = await within(history).findAllByRole('listitem');
  expect(newest).toHaveTextContent(/Revision 3.*Published.*mina.*the season/);
  expect(within(history).getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  expect(oldest).toHaveTextContent(/Revision 1.*Draft saved.*Installation/);
  await user.click(within(history).getByRole('button', { name: 'Restore revision 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore revision 1' });
  expect(dialog).toHaveTextContent(/words.en.title.*First.*Oldest/);
  await user.type(within(dialog).getByLabelText('Why?'), 'it was better');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(called).toContainEqual(
    expect.objectContaining({
      name: 'restoreBannerRevision',
      input: {
        brand: 'padma',
        id: 'bnr_First0000',
        revision: 3,
        wanted: 1,
        note: 'it was better',
      },
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

test('help shows the missing languages; the terms of use can’t be removed or unpublished', async () => {
  const words = { en: { title: 'Terms', content: '<p>x</p>' } };
  await renderConsole({
    path: '/content/padma/help',
    answers: { ...shared, adminHelp: [{ id: 'term', draft: { words }, ...published }] },
  });
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent(/Terms.*#term.*Missing in বাংলা/);
  expect(within(line).queryByRole('button', { name: 'Remove: Terms' })).toBeNull();
  expect(within(line).queryByRole('button', { name: 'Unpublish: Terms' })).toBeNull();
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
  expect(await screen.findByRole('img', { name: 'Picture 1' })).toHaveAttribute(
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
