import { renderInHost, aSite } from '@croupier/ui/testing';
import { screen, within } from '@testing-library/react';
import { shellTexts } from '../texts/shell-texts.ts';
import { FooterMarks } from './footer-marks.tsx';

const shown = (brand: object) =>
  renderInHost(<FooterMarks />, {
    texts: { shell: shellTexts },
    site: { brand: { ...aSite().brand, ...brand } },
  });

test('a licence is shown with its number and links to its authority', async () => {
  await shown({
    licences: [{ authority: 'MGA', number: 'B2C/1/2026', url: 'https://mga.example/1' }],
  });
  const licences = screen.getByRole('list', { name: 'Licences' });
  const link = within(licences).getByRole('link', { name: 'MGA B2C/1/2026' });
  expect(link).toHaveAttribute('href', 'https://mga.example/1');
  expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
});

test('a social network is shown if the brand has an address there', async () => {
  await shown({ socials: [{ network: 'YOUTUBE', url: 'https://youtube.com/@padma' }] });
  const networks = within(screen.getByRole('list', { name: 'Follow us' }));
  expect(networks.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://youtube.com/@padma',
  );
});

test('a brand without either shows nothing', async () => {
  const { container } = await shown({});
  expect(container).toBeEmptyDOMElement();
});
