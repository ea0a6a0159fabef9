import type { RichText } from '@croupier/contracts';
import { htmlAttacks } from '@croupier/contracts/html-attacks';
import { richTextOf } from './rich-text.ts';

test('HTML of operators becomes a tree of allowed elements', () => {
  expect(
    richTextOf(
      '<h2>Rules</h2><p>Read &amp; <b>keep</b> them:<br>see <a href="/play-safely" target="_top" onclick="x()">here</a></p><ul><li>one</li></ul>',
    ),
  ).toEqual([
    { tag: 'h3', children: ['Rules'] },
    {
      tag: 'p',
      children: [
        'Read & ',
        { tag: 'strong', children: ['keep'] },
        ' them:',
        { tag: 'br', children: [] },
        'see ',
        { tag: 'a', href: '/play-safely', children: ['here'] },
      ],
    },
    { tag: 'ul', children: [{ tag: 'li', children: ['one'] }] },
  ]);
});

test('the list of attacks is long enough', () => {
  expect(htmlAttacks.length).toBeGreaterThan(50);
});

test.each(htmlAttacks)('nothing of %s executes, loads or redirects', (attack) => {
  for (const { tag, href, keys } of partsOf(richTextOf(attack))) {
    expect(['p', 'a']).toContain(tag);
    expect(href).toBeNull();
    expect(keys).toEqual(['tag', 'children']);
  }
});

test('a link has a safe target or becomes plain text', () => {
  const links = [
    'https://help.example/',
    'mailto:help@help.example',
    'tel:+88016',
    '/help',
    '#term',
  ];
  for (const href of links)
    expect(richTextOf(`<a href="${href}">go</a>`)).toEqual([{ tag: 'a', href, children: ['go'] }]);
  expect(richTextOf('<a href="javascript:steal()">go</a>')).toEqual(['go']);
});

test('unclosed or deeply nested tags are parsed with bounded depth', () => {
  expect(richTextOf('<p>one<p>two<strong>three')).toEqual([
    { tag: 'p', children: ['one'] },
    { tag: 'p', children: ['two', { tag: 'strong', children: ['three'] }] },
  ]);
  expect(partsOf(richTextOf('<em>'.repeat(5_000))).length).toBeLessThan(30);
});

interface Part {
  readonly tag: string;
  readonly href: string | null;
  readonly keys: readonly string[];
}

function partsOf(words: RichText): readonly Part[] {
  return words.flatMap((node) => {
    if (typeof node === 'string') return [];
    const href = node.tag === 'a' ? node.href : null;
    return [{ tag: node.tag, href, keys: Object.keys(node) }, ...partsOf(node.children)];
  });
}
