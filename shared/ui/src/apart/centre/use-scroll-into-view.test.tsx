import { fireEvent, render, screen } from '@testing-library/react';
import { useScrollIntoView } from './use-scroll-into-view.ts';

function Row() {
  const row = useScrollIntoView('second');
  return (
    <ul ref={row}>
      <li>first</li>
      <li>
        <span aria-current="page">second</span>
      </li>
    </ul>
  );
}

/** Renders the row; answers how to change the place of its current entry. */
function aRow() {
  let resized: () => void = () => undefined;
  class Watched {
    isOn = true;
    constructor(changed: () => void) {
      resized = () => this.isOn && changed();
    }
    observe(): void {}
    disconnect(): void {
      this.isOn = false;
    }
  }
  Object.assign(window, { ResizeObserver: Watched });
  render(<Row />);
  const row = screen.getByRole('list');
  const [, entry] = screen.getAllByRole('listitem');
  return {
    row,
    move(offsetLeft: number) {
      if (!entry) throw new Error('there is no entry');
      Object.defineProperty(entry, 'offsetLeft', { value: offsetLeft, configurable: true });
      resized();
    },
  };
}

afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

test('the current entry stays visible when an entry before it becomes wider', () => {
  const { row, move } = aRow();
  expect(row.scrollLeft).toBe(0);
  move(240);
  expect(row.scrollLeft).toBe(240);
});

test('the row stays where the visitor scrolled it', () => {
  const { row, move } = aRow();
  fireEvent.pointerDown(row);
  move(240);
  expect(row.scrollLeft).toBe(0);
});
