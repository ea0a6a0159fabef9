import { renderInHost } from '@croupier/ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';

/** jsdom lays nothing out: a list of a thousand pixels in a view of four hundred. */
async function laidOut(view = 400) {
  const lists: HTMLElement[] = [];
  const looks: (() => void)[] = [];
  Object.assign(window, {
    ResizeObserver: class {
      constructor(look: () => void) {
        looks.push(look);
      }
      observe(list: HTMLElement): void {
        Object.defineProperties(list, {
          clientWidth: { value: view },
          scrollWidth: { value: 1000 },
        });
        Object.assign(list, {
          scrollBy: ({ left = 0 }: ScrollToOptions) => {
            list.scrollLeft = Math.min(600, Math.max(0, list.scrollLeft + left));
            fireEvent.scroll(list);
          },
        });
        lists.push(list);
      }
      disconnect(): void {}
    },
  });
  await renderInHost(
    <Carousel label="Promotions" items={['Welcome', 'Weekend', 'Cashback']} itemKey={String}>
      {(item) => <a href="/">{item}</a>}
    </Carousel>,
  );
  act(() => looks.forEach((look) => look()));
  return lists;
}

test('a row that is longer than its place is turned by its buttons, to either end', async () => {
  const user = userEvent.setup();
  const [list] = await laidOut();
  expect(screen.getByRole('list', { name: 'Promotions' })).toBe(list);
  expect(screen.getByRole('button', { name: 'Promotions: back' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Promotions: further' }));
  expect(list?.scrollLeft).toBe(360);
  expect(screen.getByRole('button', { name: 'Promotions: back' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Promotions: further' }));
  expect(screen.getByRole('button', { name: 'Promotions: further' })).toBeDisabled();
});

test('a row that fits has no buttons', async () => {
  await laidOut(1000);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
