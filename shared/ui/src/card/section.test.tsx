import { screen, within } from '@testing-library/react';
import { renderInHost } from '../testing/index.ts';
import { Card } from './card.tsx';
import { Section } from './section.tsx';
import { Stat } from './stat.tsx';

test('a section is a region named by its heading, with a link to the full list', async () => {
  await renderInHost(
    <Section title="Promotions" action={{ label: 'All promotions', to: '/promotions' }}>
      <Card>Welcome</Card>
    </Section>,
  );
  const section = within(screen.getByRole('region', { name: 'Promotions' }));
  expect(section.getByRole('heading', { name: 'Promotions', level: 2 })).toBeVisible();
  expect(section.getByRole('link', { name: /All promotions/ })).toHaveAttribute(
    'href',
    '/promotions',
  );
});

test('a count is shown with its label', async () => {
  await renderInHost(<Stat label="Members" value="12" />);
  expect(screen.getByText('Members')).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
});
