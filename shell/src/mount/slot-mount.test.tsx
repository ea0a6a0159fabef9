import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsNearViewport } from './slot-mount.tsx';

class FarOff {
  observe(): void {}
  disconnect(): void {}
}

function Part() {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useIsNearViewport(place) ? 'loads' : 'waits'}</div>;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: FarOff });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a distant part loads when the page is idle', () => {
  render(<Part />);
  expect(screen.getByText('waits')).toBeVisible();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('loads')).toBeVisible();
});

test('a distant part does not load in data-saver mode', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(<Part />);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('waits')).toBeVisible();
});
