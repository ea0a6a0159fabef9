import type { RichText } from '@croupier/contracts';
import { htmlAttacks } from '@croupier/contracts/html-attacks';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RichWords } from './rich-words.tsx';

/** A response as received: it may contain any value. */
const asAnswered = (words: unknown): RichText => JSON.parse(JSON.stringify(words));

const show = (words: unknown) =>
  render(
    <MemoryRouter>
      <RichWords words={asAnswered(words)} />
    </MemoryRouter>,
  );

test.each(htmlAttacks)('%s is rendered as text, not markup', (attack) => {
  const { container } = show([attack, { tag: 'p', children: [attack] }]);
  expect([...container.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['P']);
  expect(container).toHaveTextContent(attack, { normalizeWhitespace: false });
});

test.each(['script', 'iframe', 'style', 'form', 'svg', 'math', 'base', 'meta', 'object', 'x-evil'])(
  'a tree with a %s is reduced to its text',
  (tag) => {
    const { container } = show([
      { tag, src: 'https://evil.example/', onload: 'steal()', children: ['words'] },
    ]);
    expect(container.querySelector('*')).toBeNull();
    expect(container).toHaveTextContent('words');
  },
);

const hrefsOf = (attack: string) => {
  const parsed = new DOMParser().parseFromString(attack, 'text/html');
  return [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
};
const badLinks = htmlAttacks.flatMap(hrefsOf);

test('an external link is reduced to its text, an internal one drops its attributes', () => {
  expect(badLinks.length).toBeGreaterThan(15);
  show(badLinks.map((href) => ({ tag: 'a', href, children: ['go'] })));
  expect(screen.queryByRole('link')).toBeNull();
  show([
    { tag: 'a', href: '/rng', target: '_top', onclick: 'steal()', style: 'x', children: ['Slots'] },
  ]);
  const names = screen.getByRole('link', { name: 'Slots' }).getAttributeNames();
  expect(names).not.toEqual(expect.arrayContaining(['onclick']));
  expect(names.filter((name) => name !== 'data-discover')).toEqual(['href']);
});
