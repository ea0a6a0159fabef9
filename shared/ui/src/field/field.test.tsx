import { useTexts } from '@croupier/i18n';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFieldErrors } from '../failure/use-field-errors.ts';
import type { Failure } from '../failure/use-failure-text.ts';
import { aFailure, renderInHost } from '../testing/index.ts';
import { AmountInput } from './amount-input.tsx';
import { asAmount } from './as-amount.ts';
import { Checkbox } from './checkbox.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

test('an error is announced, is connected to its input and marks the input as invalid', async () => {
  const { rerender } = await renderInHost(
    <TextInput label="Username" name="username" hint="4 to 15 letters" />,
  );
  const input = screen.getByRole('textbox', { name: 'Username' });
  expect(input).toHaveAccessibleDescription('4 to 15 letters');
  expect(input).toBeValid();
  rerender(<TextInput label="Username" name="username" error="Please fill this in." />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please fill this in.');
  const region = screen.getByText('Please fill this in.').closest('[aria-live]');
  expect(region).toHaveAttribute('aria-live', 'polite');

  // What is below the message does not move when the message goes.
  rerender(<TextInput label="Username" name="username" />);
  expect(region).toHaveTextContent('');
  expect(region).not.toBeEmptyDOMElement();
});

const loads = (texts: Record<string, string | Record<string, Record<string, string>>>) => () =>
  Promise.resolve({ default: texts });
const own = loads({ errors: { username: { pattern: 'Letters and digits only.' } } });

function Registration({ error }: { error: Pick<Failure, 'fields'> }) {
  const errors = useFieldErrors(useTexts('mfe-test'), error);
  return ['username', 'password', 'pin'].map((name) => (
    <TextInput key={name} label={name} name={name} error={errors[name]} />
  ));
}

test('the errors of a failed call appear at their fields with their limits, in the module’s texts if defined', async () => {
  const error = aFailure({
    code: 'invalid-input',
    fields: {
      username: { code: 'pattern', pattern: 'username' },
      password: { code: 'too-short', min: 6, max: 20 },
      pin: { code: 'too-long', min: 6, max: 6 },
    },
  });
  await renderInHost(<Registration error={error} />, {
    texts: { 'mfe-test': { en: own, bn: own, es: own, ar: own } },
  });
  expect(screen.getByRole('textbox', { name: 'username' })).toHaveAccessibleDescription(
    'Letters and digits only.',
  );
  expect(screen.getByRole('textbox', { name: 'password' })).toHaveAccessibleDescription(
    'At least 6 characters, please.',
  );
  expect(screen.getByRole('textbox', { name: 'pin' })).toHaveAccessibleDescription(
    'Exactly 6 characters, please.',
  );
});

test('a password is shown on request', async () => {
  const user = userEvent.setup();
  await renderInHost(<PasswordInput label="Password" name="password" />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

test('a switch has the switch role for screen readers', async () => {
  const user = userEvent.setup();
  const changes: boolean[] = [];
  await renderInHost(
    <Checkbox
      look="switch"
      label="Lottery"
      name="lottery"
      onChange={(event) => changes.push(event.currentTarget.checked)}
    />,
  );
  await user.click(screen.getByRole('switch', { name: 'Lottery' }));
  expect(changes).toEqual([true]);
});

test('an amount typed in Bengali digits is accepted', async () => {
  const user = userEvent.setup();
  const amounts: string[] = [];
  await renderInHost(
    <AmountInput label="Amount" name="amount" onAmount={(amount) => amounts.push(amount)} />,
  );
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '১২');
  expect(amounts).toEqual(['1', '12']);
});

test.each([
  ['500', '500'],
  ['1,250.50', '1250.50'],
  ['1.250,50', '1250.50'],
  ['1,250', '1250'],
  ['0,5', '0.5'],
  ['١٢٣٫٥', '123.5'],
  ['abc', ''],
  ['', ''],
])('%s is read as %j', (typed, amount) => expect(asAmount(typed)).toBe(amount));
