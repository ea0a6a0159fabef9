import { supportLimits } from '@croupier/contracts';
import { describeForm } from '@croupier/ui/testing/forms';
import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/render-shell.tsx';

describeForm('a first message of a visitor', {
  keepsTyped: true,
  call: 'sendVisitorSupport',
  open: async (line) => {
    const rendered = await renderShell({
      path: '/?centre=support',
      answers: {
        visitorSupport: null,
        challenge: null,
        sendVisitorSupport: line.gives({
          number: 1,
          author: 'member',
          text: 'I cannot log in',
          images: [],
          sentAt: '2026-03-01T12:00:00.000Z',
        }),
      },
    });
    await screen.findByRole('textbox', { name: 'Your name' });
    return rendered;
  },
  fields: [
    { name: 'name', good: 'Amina', refuses: ['x'.repeat(supportLimits.nameLength + 1)] },
    {
      name: 'contact',
      good: 'amina@mail.com',
      refuses: ['a@', 'x'.repeat(supportLimits.contactLength + 1)],
    },
    {
      name: 'text',
      good: 'I cannot log in',
      refuses: ['x'.repeat(supportLimits.textLength + 1)],
    },
  ],
});
