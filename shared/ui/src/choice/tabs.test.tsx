import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from '../testing/index.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'open', label: 'Open', count: 2 },
  { id: 'settled', label: 'Settled' },
  { id: 'proof', label: 'Fairness' },
];

function Tickets() {
  const [value, setValue] = useState('open');
  return <Tabs label="Tickets" tabs={tabs} value={value} onChange={setValue} />;
}

beforeAll(() => {
  // jsdom lacks `CSS.escape`; the ids of this test need no escaping.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});

test('arrow keys, Home and End move between tabs and wrap around at the ends', async () => {
  const user = userEvent.setup();
  await renderInHost(<Tickets />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Open 2' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Settled' })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Settled');
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Open 2' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Fairness' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Open 2' })).toHaveFocus();
});

test('a selected tab outside the visible part of the row is scrolled to', async () => {
  const place = new Map([
    ['tablist', { left: 0, width: 100 }],
    ['tab', { left: 260, width: 40 }],
  ]);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const { left = 0, width = 0 } = place.get(this.role ?? this.getAttribute('role') ?? '') ?? {};
    return new DOMRect(left, 0, width, 40);
  });
  await renderInHost(<Tickets />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(230);
});

test('only one tab is a stop of the Tab key', async () => {
  const user = userEvent.setup();
  await renderInHost(
    <>
      <Tickets />
      <a href="/next">Next</a>
    </>,
  );
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

test('in right-to-left text, the left arrow moves forward', async () => {
  const user = userEvent.setup();
  await renderInHost(<Tickets />);
  // jsdom does not inherit `direction`, so the test sets it on the element where the code reads it.
  screen.getByRole('tablist').style.direction = 'rtl';
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Settled');
});

test('a strip of choices is a radio group', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  const options = [
    { value: 'day', label: 'Today' },
    { value: 'week', label: 'This week' },
  ];
  await renderInHost(
    <SegmentedControl
      label="Period"
      options={options}
      value="day"
      onChange={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'This week' }));
  expect(chosen).toEqual(['week']);
});
