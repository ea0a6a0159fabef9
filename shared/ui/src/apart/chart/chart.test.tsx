import { renderInHost } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Chart } from './chart.tsx';
import { plotOf } from './plot.ts';

const size = { width: 400, height: 200, labelWidth: () => 60 };

test('greater values are higher, later values are further along, and all values are inside the picture', () => {
  const series = fc.array(fc.integer({ min: -10_000, max: 10_000 }), {
    minLength: 2,
    maxLength: 60,
  });
  fc.assert(
    fc.property(series, (values) => {
      const { points, bars, rules } = plotOf(values, size);
      for (const [index, { x, y }] of points.entries()) {
        const next = points[index + 1];
        if (next) expect(next.x).toBeGreaterThan(x);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(size.height);
        expect(bars[index]?.height).toBeGreaterThanOrEqual(0);
      }
      const [low, high] = [
        values.indexOf(Math.min(...values)),
        values.indexOf(Math.max(...values)),
      ];
      expect(points[high]?.y).toBeLessThanOrEqual(points[low]?.y ?? 0);
      expect(rules.some(({ value }) => value === 0)).toBe(true);
    }),
  );
});

test('no value stands under the labels of the rules, also where there is hardly room', () => {
  for (const width of [0, 50, 400]) {
    const { bars, start } = plotOf([5, 900, 30], { ...size, width });
    expect(start).toBeGreaterThan(60);
    for (const bar of bars) expect(bar.x).toBeGreaterThanOrEqual(start);
  }
});

test('a series of zeros is a line at the bottom, not an error', () => {
  const { points, line } = plotOf([0, 0, 0], size);
  expect(new Set(points.map(({ y }) => y)).size).toBe(1);
  expect(line).not.toContain('NaN');
});

test.each(['line', 'area', 'bar'] as const)(
  'a %s chart describes itself and offers its numbers as a table',
  async (kind) => {
    const user = userEvent.setup();
    await renderInHost(
      <Chart
        kind={kind}
        title="Balance"
        headers={{ label: 'Day', value: 'Balance' }}
        format={(value) => `৳${value}`}
        points={[
          { id: '1', label: '1 Nov', value: 120 },
          { id: '2', label: '2 Nov', value: 80 },
          { id: '3', label: '3 Nov', value: 95 },
        ]}
      />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Balance. Lowest ৳80, highest ৳120, last ৳95.',
    );
    await user.click(screen.getByText('Show the numbers'));
    const table = screen.getByRole('table', { name: 'Balance' });
    expect(within(table).getByRole('row', { name: /2 Nov/ })).toHaveTextContent('৳80');
  },
);

test('an empty series shows a message, and a single value is a dot', async () => {
  const chart = {
    kind: 'line',
    title: 'Balance',
    headers: { label: 'Day', value: 'Balance' },
    format: (value: number) => `৳${value}`,
  } as const;
  const { container, rerender } = await renderInHost(<Chart {...chart} points={[]} />);
  expect(screen.getByRole('figure')).toHaveTextContent('Nothing to show yet.');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Chart {...chart} points={[{ id: '1', label: '1 Nov', value: 5 }]} />);
  expect(container.querySelector('circle')).toBeInTheDocument();
});
