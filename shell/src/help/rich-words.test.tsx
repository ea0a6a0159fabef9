import type { RichText } from '@croupier/contracts';
import { htmlAttacks } from '@croupier/contracts/html-attacks';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RichWords } from './rich-words.tsx';

/** An answer as it came over the line: it may hold anything. */
const asAnswered = (words: unknown): RichText => JSON.parse(JSON.stringify(words));

const show = (words: unknown) =>
  render(
    <MemoryRouter>
      <RichWords words={asAnswered(words)} />
    </MemoryRouter>,
  );

test.each(htmlAttacks)('%s is words and no markup', (attack) => {
  const { container } = show([attack, { tag: 'p', children: [attack] }]);
  expect([...container.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['P']);
  expect(container).toHaveTextContent(attack, { normalizeWhitespace: false });
});

test.each(['script', 'iframe', 'style', 'form', 'svg', 'math', 'base', 'meta', 'object', 'x-evil'])(
  'a tree with a %s is only its words',
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

test('a link that leads away is only its words, one inside the site keeps its attributes to itself', () => {
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
