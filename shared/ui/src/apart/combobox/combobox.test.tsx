import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';
import { foundOptions } from './found-options.ts';

const options = [
  { value: 'BD', label: 'Bangladesh', hint: '+880' },
  { value: 'ES', label: 'España', hint: '+34' },
  { value: 'EG', label: 'Egypt', hint: '+20' },
];

function Country({ error }: { readonly error?: string }) {
  const [value, setValue] = useState('BD');
  return (
    <form aria-label="Mobile">
      <Combobox
        label="Country"
        name="country"
        options={options}
        value={value}
        onChange={setValue}
        error={error}
      />
    </form>
  );
}

async function opened() {
  const user = userEvent.setup();
  await renderInHost(<Country />);
  const input = screen.getByRole('combobox', { name: 'Country' });
  await user.click(input);
  return { user, input };
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing filters the list, also without accents, and Enter chooses', async () => {
  const { user, input } = await opened();
  expect(input).toHaveValue('Bangladesh');
  await user.clear(input);
  await user.type(input, 'espana');
  expect(shown()).toEqual(['España+34']);
  expect(screen.getByRole('status')).toHaveTextContent('1 fits');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('España');
  expect(screen.getByRole('form')).toHaveFormValues({ country: 'ES' });
});

test('the search includes the hint, and a search without matches shows a message', async () => {
  const { user, input } = await opened();
  await user.clear(input);
  await user.type(input, '+20');
  expect(shown()).toEqual(['Egypt+20']);
  await user.type(input, 'x');
  expect(screen.getByText('Nothing fits. Try fewer letters.')).toBeVisible();
});

test('leaving the field or pressing Escape keeps the previous choice', async () => {
  const { user, input } = await opened();
  await user.clear(input);
  await user.type(input, 'eg');
  await user.tab();
  expect(input).toHaveValue('Bangladesh');
  expect(screen.getByRole('form')).toHaveFormValues({ country: 'BD' });
});

test('the button opens the full list, and the chosen option is marked', async () => {
  const user = userEvent.setup();
  await renderInHost(<Country />);
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bangladesh');
});

test('an error is connected to the input', async () => {
  await renderInHost(<Country error="Choose a country" />);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a country');
  expect(screen.getByRole('combobox')).toBeInvalid();
});

test('a disabled combobox does not open and adds no value to its form', async () => {
  const user = userEvent.setup();
  await renderInHost(
    <form aria-label="Mobile">
      <Combobox
        label="Country"
        name="country"
        options={options}
        value="BD"
        onChange={() => undefined}
        disabled
      />
    </form>,
  );
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(shown()).toEqual([]);
  expect(screen.getByRole('form')).toHaveFormValues({});
});

test('options that begin with the typed text come first', () => {
  const places = [
    { value: '1', label: 'South Sudan' },
    { value: '2', label: 'Sudan' },
  ];
  expect(foundOptions(places, 'sud').map(({ value }) => value)).toEqual(['2', '1']);
  expect(foundOptions(places, ' ')).toEqual(places);
});
