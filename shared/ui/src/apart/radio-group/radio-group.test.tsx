import { renderInHost } from '@croupier/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

function PaymentWays({ error }: { readonly error?: string }) {
  const [way, setWay] = useState<'bank' | 'wallet' | 'cash'>('bank');
  return (
    <RadioGroup
      legend="Way to pay"
      name="way"
      look="cards"
      error={error}
      value={way}
      onChange={setWay}
      options={[
        { value: 'bank', label: 'Bank', text: 'No fee' },
        { value: 'wallet', label: 'Wallet' },
        { value: 'cash', label: 'Cash', isDisabled: true },
      ]}
    />
  );
}

test('a press or an arrow key chooses an option, and disabled options are skipped', async () => {
  const user = userEvent.setup();
  await renderInHost(<PaymentWays />);
  expect(screen.getByRole('group', { name: 'Way to pay' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Wallet' }));
  expect(screen.getByRole('radio', { name: 'Wallet' })).toBeChecked();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Bank/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeDisabled();
});

test('the error is connected to the group', async () => {
  await renderInHost(<PaymentWays error="Choose a way" />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose a way');
});
