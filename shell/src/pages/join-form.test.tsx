import { describeForm } from '@croupier/ui/testing/forms';
import { screen } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

describeForm('a message to the brand', {
  call: 'feedback',
  open: async (line) => {
    const rendered = await renderShell({
      path: '/join',
      answers: { feedback: line.gives(undefined) },
    });
    await screen.findByLabelText('Your message');
    return rendered;
  },
  fields: [
    { name: 'name', good: 'Nadia' },
    { name: 'contact', good: 'nadia@news.example', refuses: ['n@e', '🎰'] },
    {
      name: 'message',
      good: 'We run a cricket page and would like to join.',
      refuses: ['short', 'x'.repeat(5_000), ' \n \n          \n'],
    },
  ],
});
