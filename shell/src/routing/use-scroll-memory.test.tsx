import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { browserWorks } from '../testing/browser-works.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

function Pages() {
  useScrollMemory();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/table">Play</Link>
      <Link to="/table#seat">Sit down</Link>
      <Link to="?window">Window</Link>
      <p id="seat">Your seat</p>
    </>
  );
}

let shown: string[];
beforeEach(() => {
  shown = [];
  browserWorks();
  sessionStorage.clear();
  window.history.pushState(null, '', '/lobby');
  Object.assign(window, { scrollTo: (_left: number, top: number) => scrollTo(top) });
  Object.assign(HTMLElement.prototype, {
    scrollIntoView(this: HTMLElement) {
      shown.push(this.id);
    },
  });
  scrollTo(0);
});
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));

/** Simulates scrolling by the browser or a visitor. */
function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  window.dispatchEvent(new Event('scroll'));
}

/** Another document, reached by one of the browser's navigation types. */
function load(way: 'navigate' | 'reload' | 'back_forward' = 'navigate'): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  scrollTo(0);
  Object.assign(performance, { getEntriesByType: () => [{ type: way }] });
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const back = async (to: string) => {
  act(() => window.history.back());
  await screen.findByRole('heading', { name: to });
};

test('a navigation scrolls to the top, and going back restores the position', async () => {
  load();
  scrollTo(700);
  await follow('Play');
  expect(window.scrollY).toBe(0);
  await back('/lobby');
  expect(window.scrollY).toBe(700);
});

test.each(['reload', 'back_forward'] as const)(
  'a page loaded again by %s restores its position',
  (way) => {
    load();
    scrollTo(700);
    load(way);
    expect(window.scrollY).toBe(700);
  },
);

test('an address typed again starts at the top', () => {
  load();
  scrollTo(700);
  load('navigate');
  expect(window.scrollY).toBe(0);
});

test('a window over a page keeps the scroll position, also after a reload', async () => {
  load();
  scrollTo(700);
  await follow('Window');
  expect(window.scrollY).toBe(700);
  load('reload');
  expect(window.scrollY).toBe(700);
});

test('a navigation to a hash scrolls to its target', async () => {
  load();
  await follow('Sit down');
  expect(shown).toEqual(['seat']);
});
