import { CallFailed } from '@croupier/client';
import type { Localized, Promotion } from '@croupier/contracts';
import { aSession, renderInHost, type HostOptions } from '@croupier/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import description from '../../module.json';
import { PromoStrip } from '../features/promo-strip/promo-strip.tsx';
import { remote } from '../remote.tsx';
import { PromoDetailPage } from './promo-detail-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';

const inAll = (text: string): Localized => ({
  en: text,
  bn: `${text} (bn)`,
  es: `${text} (es)`,
  ar: `${text} (ar)`,
});

function aPromotion(name: string, overrides: Partial<Promotion> = {}): Promotion {
  return {
    id: `prm_${name}` as Promotion['id'],
    title: inAll(name),
    summary: inAll(`${name} in short`),
    terms: [inAll('First term'), inAll('Second term')],
    category: 'welcome',
    art: name,
    startsAt: '2026-01-01T00:00:00.000Z',
    endsAt: null,
    ...overrides,
  };
}

const welcome = aPromotion('Welcome aboard');
const friday = aPromotion('Friday top-up', {
  category: 'reload',
  endsAt: '2026-06-01T00:00:00.000Z',
});

const open = (page: ReactNode, options: HostOptions = {}) =>
  renderInHost(page, {
    texts: { 'mfe-promo': remote.texts },
    publishes: description.topics.publishes,
    ...options,
    answers: { campaigns: [], promotions: [welcome, friday], ...options.answers },
  });

describe('the list', () => {
  test('every current promotion is a card that links to its terms', async () => {
    await open(<PromotionsPage />);
    const link = await screen.findByRole('link', { name: 'Welcome aboard' });
    expect(link).toHaveAttribute('href', '/promoDetail/prm_Welcome aboard');
    expect(screen.getByText('Until 1 Jun 2026')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('a category filters the list', async () => {
    const user = userEvent.setup();
    await open(<PromotionsPage />);
    const filter = await screen.findByRole('radiogroup', { name: 'Category' });
    expect(
      within(filter)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['all', 'welcome', 'reload']);
    await user.click(within(filter).getByRole('radio', { name: 'Top-up' }));
    expect(screen.queryByRole('link', { name: 'Welcome aboard' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Friday top-up' })).toBeVisible();
  });

  test('a brand without promotions shows a message', async () => {
    await open(<PromotionsPage />, { answers: { promotions: [] } });
    expect(await screen.findByText('No promotions right now')).toBeVisible();
  });

  test('a failed load is retried on request', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const promotions = () => {
      if (isDown) throw new CallFailed({ code: 'offline' });
      return [welcome];
    };
    await open(<PromotionsPage />, { answers: { promotions } });
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Welcome aboard' })).toBeVisible();
  });

  test('shows its texts in the language of the page', async () => {
    await open(<PromotionsPage />, { language: 'bn' });
    expect(screen.getByRole('heading', { level: 1, name: 'প্রমোশন' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Welcome aboard (bn)' })).toBeVisible();
  });
});

describe('one promotion', () => {
  const detail = <PromoDetailPage params={{ id: friday.id }} />;

  test('shows its reward and its terms', async () => {
    await open(detail);
    expect(await screen.findByRole('heading', { level: 1, name: 'Friday top-up' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First term',
      'Second term',
    ]);
  });

  test('a member gets a link to the deposit', async () => {
    const user = userEvent.setup();
    const { published } = await open(detail, { session: aSession() });
    await user.click(await screen.findByRole('button', { name: 'Deposit and take part' }));
    expect(published.at(-1)).toMatchObject({
      topic: 'overlay.requested',
      payload: { overlay: 'member-centre', page: 'depositv2' },
    });
  });

  test('a visitor is asked to sign in', async () => {
    const user = userEvent.setup();
    const { published } = await open(detail);
    await user.click(await screen.findByRole('button', { name: 'Sign in to take part' }));
    expect(published.at(-1)).toMatchObject({ topic: 'sign-in.requested' });
  });

  test('an expired promotion shows a message and links to the others', async () => {
    await open(<PromoDetailPage params={{ id: 'prm_gone' }} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This promotion is over' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute(
      'href',
      '/promotions',
    );
  });
});

describe('the strip on the home page', () => {
  test('shows promotions and a link to all of them', async () => {
    await open(<PromoStrip />);
    expect(await screen.findByRole('link', { name: 'Friday top-up' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All promotions' })).toHaveAttribute(
      'href',
      '/promotions',
    );
  });

  test('takes no space without promotions', async () => {
    await open(<PromoStrip />, { answers: { promotions: [] } });
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });
});
