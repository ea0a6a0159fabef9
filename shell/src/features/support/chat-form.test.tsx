import { supportLimits } from '@croupier/contracts';
import { describeForm } from '@croupier/ui/testing/forms';
import { screen } from '@testing-library/react';
import { aSession } from '../../testing/makers.ts';
import { renderShell } from '../../testing/render-shell.tsx';

describeForm('a message to support', {
  keepsTyped: true,
  call: 'sendSupport',
  open: async (line) => {
    const rendered = await renderShell({
      path: '/?centre=support',
      site: { session: aSession() },
      answers: {
        supportRoom: { messages: [], hasEarlier: false, isClosed: false },
        unreadCount: { messages: 0, support: 0, missions: 0, rewards: 0 },
        balance: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
        sendSupport: line.gives({
          number: 1,
          author: 'member',
          text: 'Where is it?',
          images: [],
          sentAt: '2026-03-01T12:00:00.000Z',
        }),
      },
    });
    await screen.findByRole('textbox', { name: 'Write a message' });
    return rendered;
  },
  fields: [
    { name: 'text', good: 'Where is it?', refuses: ['x'.repeat(supportLimits.textLength + 1)] },
  ],
});
