import type { Language } from '@croupier/contracts';
import { renderInHost } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker } from './date-range-picker.tsx';
import { dayOf, daysBack, startOf, type DayRange } from './day-range.ts';

const today = '2026-11-21';

function Record({ chosen }: { readonly chosen: (range: DayRange) => void }) {
  const [value, setValue] = useState(daysBack(today, 7));
  return (
    <DateRangePicker
      label="Days"
      today={today}
      daysAtMost={31}
      value={value}
      onChange={(range) => {
        chosen(range);
        setValue(range);
      }}
    />
  );
}

async function opened(language: Language = 'en') {
  const user = userEvent.setup();
  const chosen: DayRange[] = [];
  await renderInHost(<Record chosen={(range) => chosen.push(range)} />, { language });
  await user.click(screen.getByRole('button', { name: /^Days/ }));
  await screen.findByRole('grid');
  return { user, chosen, dialog: within(screen.getByRole('dialog', { name: 'Days' })) };
}

test('one press chooses a preset range, and presets that are too long are not offered', async () => {
  const { user, chosen, dialog } = await opened();
  expect(dialog.queryByRole('button', { name: 'Last 90 days' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Last 30 days' }));
  expect(chosen).toEqual([{ from: '2026-10-23', to: today }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Days: 23 Oct 2026 – 21 Nov 2026' })).toBeVisible();
});

test('two days in the calendar make a range, in either order', async () => {
  const { user, chosen, dialog } = await opened();
  await user.click(dialog.getByRole('button', { name: '12 Nov 2026' }));
  expect(dialog.getByText('Now choose the last day.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Show these days' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: '3 Nov 2026' }));
  await user.click(dialog.getByRole('button', { name: 'Show these days' }));
  expect(chosen).toEqual([{ from: '2026-11-03', to: '2026-11-12' }]);
});

test('future days cannot be chosen, and arrow keys move from day to day', async () => {
  const { user, dialog } = await opened();
  expect(dialog.getByRole('button', { name: '22 Nov 2026' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: '12 Nov 2026' }));
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('button', { name: /^19 Nov 2026/ })).toHaveFocus();
});

test('uses Bengali words and digits', async () => {
  const user = userEvent.setup();
  await renderInHost(<Record chosen={() => undefined} />, { language: 'bn' });
  await user.click(screen.getByRole('button', { name: /^Days/ }));
  expect(screen.getByRole('button', { name: 'শেষ ৩০ দিন' })).toBeVisible();
  expect(await screen.findByRole('grid', { name: 'নভেম্বর ২০২৬' })).toBeVisible();
});

test('a day follows the visitor’s time zone, also across clock changes', () => {
  expect(dayOf(startOf('2026-03-29'))).toBe('2026-03-29');
  expect(daysBack('2026-03-01', 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysBack('2028-03-01', 2).from).toBe('2028-02-29');
});
