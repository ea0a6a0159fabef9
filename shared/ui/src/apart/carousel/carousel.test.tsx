import { renderInHost } from '@croupier/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

const items = ['Welcome', 'Weekend', 'Cashback', 'Friday'];

/** What is observed is in sight at once. */
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

/** jsdom lays nothing out: cards of 300 pixels in a view of so many, for somebody who wants no motion. */
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

test('a row that is longer than its place is turned by its buttons, to either end', async () => {
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

test('until it is in sight, and without its code, it is a list that the browser scrolls', async () => {
  await renderInHost(
    <Carousel label="Promotions" items={items} itemKey={String}>
      {(item) => <a href="/">{item}</a>}
    </Carousel>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
