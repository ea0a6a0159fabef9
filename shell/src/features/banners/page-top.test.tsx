import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameId, Linkage, PromotionId } from '@croupier/contracts';
import { aBanner, aContent, aModule, aNotice } from '../../testing/makers.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { targetOf } from './banner-slide.tsx';

/** Only the first banner is shown until the strip has loaded. */
async function strip(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('[data-shown="true"]')).not.toBeNull());
  return screen.getByRole('region', { name: 'Offers and tips' });
}
const shownTitle = (region: HTMLElement) =>
  [...region.querySelectorAll('[data-shown="true"] strong')].map(({ textContent }) => textContent);

test('the banners of the page are rendered without a call, and link to their targets', async () => {
  const banners = [
    aBanner('Offer', { linkage: { linkageType: 'path', path: '/rng' } }),
    aBanner('Elsewhere', { linkage: { linkageType: 'url', url: 'https://example.com/' } }),
  ];
  const { called } = await renderShell({ site: { content: aContent({ banners }) } });
  const region = await strip();
  expect(within(region).getByRole('link', { name: /^Offer/ })).toHaveAttribute('href', '/rng');
  const outside = region.querySelector('a[target="_blank"]');
  expect(outside).toHaveAttribute('href', 'https://example.com/');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  expect(called.map(({ name }) => name)).not.toContain('pageContent');
});

test('each kind of linkage has its address', () => {
  const linkages: readonly (readonly [Linkage, string])[] = [
    [{ linkageType: 'path', path: '/rng?page=hot' }, '/rng?page=hot'],
    [{ linkageType: 'game', nodeId: 'gam_00000001' as GameId }, '/game?nodeId=gam_00000001'],
    [
      { linkageType: 'promotion', promotionId: 'prm_welcome1' as PromotionId },
      '/promoDetail/prm_welcome1',
    ],
    [{ linkageType: 'url', url: 'https://example.com/' }, 'https://example.com/'],
  ];
  for (const [linkage, address] of linkages) expect(targetOf(linkage)).toBe(address);
});

describe('the strip', () => {
  const banners = ['One', 'Two', 'Three'].map((title) => aBanner(title));
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('advances every five seconds, also after a choice, until it is stopped', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await renderShell({ site: { content: aContent({ banners }) } });
    await pass(100);
    const region = await strip();
    expect(shownTitle(region)).toEqual(['One']);
    await pass(5_000);
    expect(shownTitle(region)).toEqual(['Two']);
    await user.click(within(region).getByRole('button', { name: '1: One' }));
    expect(shownTitle(region)).toEqual(['One']);
    await pass(5_000);
    expect(shownTitle(region)).toEqual(['Two']);
    await user.click(within(region).getByRole('button', { name: 'Stop the movement' }));
    await pass(60_000);
    expect(shownTitle(region)).toEqual(['Two']);
    await user.click(within(region).getByRole('button', { name: 'Let it move' }));
    await pass(5_000);
    expect(shownTitle(region)).toEqual(['Three']);
  });

  test('has no page controls for a single banner', async () => {
    await renderShell({ site: { content: aContent({ banners: [aBanner('Alone')] }) } });
    await pass(100);
    const region = await strip();
    expect(within(region).queryByRole('button')).toBeNull();
    await pass(5_000);
    expect(shownTitle(region)).toEqual(['Alone']);
  });
});

test('another page requests the banners of its own group', async () => {
  const arcade = aModule('mfe-arcade', {
    routes: [
      {
        path: '/rng',
        page: 'first',
        banner: 'rng',
        title: { en: 'Slots', bn: 'স্লট', es: 'Slots', ar: 'سلوت' },
      },
    ],
  });
  const { called } = await renderShell({
    path: '/rng',
    site: { modules: [arcade], content: aContent({ banners: [aBanner('Home')] }) },
    answers: { pageContent: aContent({ group: 'rng', banners: [aBanner('Slots')] }) },
  });
  expect(shownTitle(await strip())).toEqual(['Slots']);
  expect(called).toContainEqual({ name: 'pageContent', input: { group: 'rng', language: 'en' } });
});

test('a page without a group has neither banners nor notices', async () => {
  await renderShell({
    path: '/noticePage',
    site: { content: aContent({ notices: [aNotice('News')] }) },
    answers: { announcements: { list: [], totalPages: 0 } },
  });
  expect(await screen.findByText('No news right now')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
});
