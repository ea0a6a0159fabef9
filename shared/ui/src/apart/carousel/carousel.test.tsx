import { renderInHost } from '@croupier/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const items = ['Welcome', 'Weekend', 'Cashback', 'Friday'];

/** An observer that reports every element as visible at once. */
class InSight {
  readonly #look: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(look: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#look = look;
  }
  observe(): void {
    this.#look([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

/** jsdom has no layout: simulates cards of 300 pixels in a view of the given width, with reduced motion. */
async function laidOut(view: number) {
  Object.assign(window, {
    IntersectionObserver: InSight,
    matchMedia: () => ({ matches: true }),
  });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(view);
  await renderInHost(
    <>
      <style>{'.slide { box-sizing: border-box; width: 300px; }'}</style>
      <Carousel label="Promotions" items={items} itemKey={String}>
        {(item) => <a href="/">{item}</a>}
      </Carousel>
    </>,
  );
  return screen.getByRole('list', { name: 'Promotions' });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('the buttons scroll an overflowing row to either end', async () => {
  const user = userEvent.setup();
  const list = await laidOut(650);
  expect(await screen.findByRole('button', { name: 'Promotions: back' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Promotions: further' }));
  fireEvent.scroll(list);
  expect(list.scrollLeft).toBe(550);
  expect(screen.getByRole('button', { name: 'Promotions: back' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Promotions: further' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Promotions: back' }));
  fireEvent.scroll(list);
  expect(Math.abs(list.scrollLeft)).toBe(0);
});

test('a row that fits has no buttons', async () => {
  const list = await laidOut(1200);
  await waitFor(() => expect(list.parentElement).toHaveClass('swiper-initialized'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('before the row is visible, and without its code, the row is a list with native scrolling', async () => {
  await renderInHost(
    <Carousel label="Promotions" items={items} itemKey={String}>
      {(item) => <a href="/">{item}</a>}
    </Carousel>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
