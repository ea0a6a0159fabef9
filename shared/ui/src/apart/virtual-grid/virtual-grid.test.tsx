import { renderInHost } from '@croupier/ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { VirtualGrid } from './virtual-grid.tsx';

// jsdom has no layout: here a row has four cards, and each card has the height of a row.
const columns = 4;
const rowHeight = 280;
const styles = { gridTemplateColumns: 'a b c d', rowGap: '0px' };
beforeEach(() => {
  jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue(Object.assign(document.createElement('i').style, styles));
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_200);
  jest
    .spyOn(HTMLLIElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 300, rowHeight));
});

function Grid({ size, name = 'Game' }: { size: number; name?: string }) {
  return (
    <VirtualGrid label="Games" className="" size={size} at={(place) => `${name} ${place}`}>
      {(item, place, seat) => (
        <li key={seat} data-place={place}>
          {item}
        </li>
      )}
    </VirtualGrid>
  );
}

const grid = () => screen.getByRole('list', { name: 'Games' });
const drawn = () => within(grid()).getAllByRole('listitem');
const places = () => drawn().map((item) => Number(item.dataset['place']));

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
}
afterEach(() => scrollTo(0));

test('of ten thousand cards only those near the visible area are rendered', async () => {
  await renderInHost(<Grid size={10_000} />);
  expect(drawn().length).toBeLessThan(60);
  expect(drawn()[0]).toHaveTextContent('Game 0');
  scrollTo(500 * rowHeight);
  expect(screen.getByText(`Game ${500 * columns}`)).toBeInTheDocument();
  expect(screen.queryByText('Game 0')).toBeNull();
});

test('at every scroll position the list has its full height, and no position is rendered twice', async () => {
  const { rerender } = await renderInHost(<Grid size={0} />);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 3_000 }), fc.nat({ max: 300_000 }), async (size, top) => {
      await act(async () => rerender(<Grid size={size} />));
      scrollTo(top);
      const here = size === 0 ? [] : places();
      expect(new Set(here).size).toBe(here.length);
      expect(here).toEqual(here.map((_, number) => (here[0] ?? 0) + number));
      const { paddingBlockStart, paddingBlockEnd } = grid().style;
      const room = Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
      const rows = Math.ceil(size / columns);
      expect(room + Math.ceil(here.length / columns) * rowHeight).toBe(rows * rowHeight);
    }),
    { numRuns: 40 },
  );
});

test('a list that becomes shorter than the scroll position shows its end', async () => {
  const { rerender } = await renderInHost(<Grid size={10_000} />);
  scrollTo(500 * rowHeight);
  await act(async () => rerender(<Grid size={3} />));
  expect(places().length).toBeGreaterThan(0);
  expect(places().at(-1)).toBe(2);
});

test('a card that stays visible keeps its element during scrolling', async () => {
  await renderInHost(<Grid size={10_000} />);
  scrollTo(10 * rowHeight);
  const card = drawn()[4 * columns];
  const place = card?.dataset['place'];
  scrollTo(11 * rowHeight);
  expect(card).toBeDefined();
  expect(drawn().find((item) => item.dataset['place'] === place)).toBe(card);
});

test('new items replace the previous items in place', async () => {
  const { rerender } = await renderInHost(<Grid size={40} />);
  await act(async () => rerender(<Grid size={40} name="Other" />));
  expect(screen.queryByText('Game 0')).toBeNull();
  expect(screen.getByText('Other 0')).toBeInTheDocument();
});
