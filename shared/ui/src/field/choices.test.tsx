import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChipGroup } from '../choice/segmented-control.tsx';
import { renderInHost } from '../testing/index.ts';
import { Checkbox } from './checkbox.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';

test('a select has a label, a hint and an error, and adds its value to the form', async () => {
  const user = userEvent.setup();
  await renderInHost(
    <form aria-label="Filter">
      <Select label="Length" name="length" hint="Of the report" error="Choose a length.">
        <option value="">Choose</option>
        <option value="7">7 days</option>
      </Select>
    </form>,
  );
  const list = screen.getByRole('combobox', { name: 'Length' });
  expect(list).toBeInvalid();
  expect(list).toHaveAccessibleDescription('Of the report Choose a length.');
  await user.selectOptions(list, '7 days');
  expect(screen.getByRole('form')).toHaveFormValues({ length: '7' });
});

test('a multi-line text follows the direction of the typed text, and its label may be visually hidden', async () => {
  await renderInHost(<TextArea label="Message" name="message" isLabelHidden error="Too long." />);
  const box = screen.getByRole('textbox', { name: 'Message' });
  expect(box).toHaveAttribute('dir', 'auto');
  expect(box).toHaveAccessibleDescription('Too long.');
});

test('an invalid checkbox is marked as invalid, a disabled one ignores presses', async () => {
  const user = userEvent.setup();
  await renderInHost(
    <>
      <Checkbox label="Terms" name="terms" error="Please accept the terms." />
      <Checkbox label="Sound" name="sound" disabled />
    </>,
  );
  expect(screen.getByRole('checkbox', { name: 'Terms' })).toHaveAccessibleDescription(
    'Please accept the terms.',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Sound' }));
  expect(screen.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
});

test('chips are one group with a single choice', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  const options = [
    { value: 'all', label: 'All' },
    { value: 'slots', label: 'Slots' },
  ];
  await renderInHost(
    <ChipGroup
      label="Kinds"
      options={options}
      value="all"
      onChange={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Kinds' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Slots' }));
  expect(chosen).toEqual(['slots']);
});
