import { describeForm } from '@croupier/ui/testing/forms';
import { screen } from '@testing-library/react';
import { anOperator } from '../testing/makers.ts';
import { renderConsole } from '../testing/render-console.tsx';

const secret = { good: 'Monsoon rains 2026', spaces: 'significant' } as const;
const fresh = { ...secret, refuses: ['short', 'elevenchars'] } as const;

describeForm('sign-in of an operator', {
  call: 'operatorLogin',
  open: async (line) => {
    const rendered = await renderConsole({
      operator: null,
      answers: { operatorLogin: line.gives(anOperator()) },
    });
    await screen.findByLabelText('Password');
    return rendered;
  },
  fields: [
    { name: 'name', good: 'operator' },
    { ...secret, name: 'password' },
  ],
});

describeForm('first password of an operator', {
  call: 'joinOperators',
  open: async (line) => {
    const rendered = await renderConsole({
      path: '/join#token-1',
      operator: null,
      answers: { joinOperators: line.gives({ name: 'nila' }) },
    });
    await screen.findByLabelText('New password');
    return rendered;
  },
  fields: [{ ...fresh, name: 'password' }],
});

async function openAccount(answers: Parameters<typeof renderConsole>[0]['answers'] = {}) {
  const rendered = await renderConsole({
    path: '/account',
    answers: { operatorSessions: [], ...answers },
  });
  await screen.findByLabelText('New password');
  return rendered;
}

describeForm('password of an operator', {
  call: 'changeOperatorPassword',
  open: (line) => openAccount({ changeOperatorPassword: line.gives(undefined) }),
  fields: [
    { ...secret, name: 'password' },
    { ...fresh, name: 'newPassword' },
  ],
  about: [['wrong-credentials', 'password']],
});

describeForm('second factor of an operator', {
  call: 'beginSecondFactor',
  open: (line) =>
    openAccount({ beginSecondFactor: line.gives({ secret: 'ABC', uri: 'otpauth://totp/x' }) }),
  fields: [{ ...secret, name: 'secret', errorName: 'password' }],
  about: [['wrong-credentials', 'secret']],
});
