import { act, screen } from '@testing-library/react';
import { noteServerTime } from '../site/server-clock.ts';
import { aSite, renderInHost } from '../testing/index.ts';
import { Avatar } from './avatar.tsx';
import { Countdown } from './countdown.tsx';
import { Money } from './money.tsx';
import { Odometer } from './odometer.tsx';
import { TimeAgo } from './time-ago.tsx';

test('money has the brand’s symbol and the language’s digits', async () => {
  await renderInHost(<Money amount="1250.5" />, { language: 'bn' });
  expect(screen.getByText('৳১,২৫০.৫০')).toBeVisible();
});

test('signed money shows gain and loss by sign, not only by colour', async () => {
  await renderInHost(
    <>
      <Money amount="5.00" tone="signed" />
      <Money amount="-5.00" tone="signed" />
      <Money amount="0.00" tone="signed" />
    </>,
    { site: { brand: { ...aSite().brand, currencySymbol: '€' } } },
  );
  expect(screen.getByText('+€5.00')).toHaveAttribute('data-direction', 'gain');
  expect(screen.getByText('−€5.00')).toHaveAttribute('data-direction', 'loss');
  expect(screen.getByText('€0.00')).toHaveAttribute('data-direction', 'even');
});

describe('by the server’s clock', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('a countdown follows the server’s time and ends once', async () => {
    let ends = 0;
    await renderInHost(<Countdown to="2026-01-01T12:30:03Z" onEnd={() => (ends += 1)} />, {
      site: { serverTime: '2026-01-01T12:30:00Z' },
    });
    expect(screen.getByRole('timer')).toHaveTextContent('0:03');
    act(() => {
      jest.advanceTimersByTime(2_000);
    });
    expect(screen.getByRole('timer')).toHaveTextContent('0:01');
    act(() => {
      jest.advanceTimersByTime(5_000);
    });
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(ends).toBe(1);
  });

  test('the server time in a response adjusts the clock', async () => {
    await renderInHost(<Countdown to="2026-01-01T12:01:00Z" />);
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    noteServerTime('2026-01-01T12:00:30Z');
    act(() => {
      jest.advanceTimersByTime(1_000);
    });
    expect(screen.getByRole('timer')).toHaveTextContent('0:29');
  });

  test('a past time is shown in words, with the exact time on hover', async () => {
    await renderInHost(<TimeAgo time="2026-01-01T11:57:00Z" />);
    expect(screen.getByText('3 minutes ago')).toHaveAttribute('title');
  });

  test('an event after the last clock tick is shown as now, not as in the future', async () => {
    await renderInHost(<TimeAgo time="2026-01-01T12:00:59Z" />);
    expect(screen.getByText('now')).toBeVisible();
  });
});

test('screen readers get an odometer as its number', async () => {
  await renderInHost(<Odometer value="৳১২.০৭" />);
  expect(screen.getByText('৳১২.০৭')).toBeInTheDocument();
});

test('a name always draws the same emblem', async () => {
  const { container } = await renderInHost([
    <Avatar key="1" name="rahim" />,
    <Avatar key="2" name="rahim" />,
    <Avatar key="3" name="karim" />,
  ]);
  const [one, same, other] = [...container.querySelectorAll('svg')].map(
    (emblem) => emblem.innerHTML,
  );
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});
