import type { RichText } from '@croupier/contracts';
import { richTextOf } from './rich-text.ts';

test('what operators write arrives as a tree of what is allowed', () => {
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

test.each([
  '<script>steal()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>steal()</scr</script>ipt>',
  '<img src=x onerror=steal()>',
  '<svg onload=steal()><animate onbegin=steal() attributeName=x></svg>',
  '<svg><style><img src=x onerror=steal()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=steal()>">',
  '<iframe srcdoc="<script>steal()</script>"></iframe>',
  '<object data="javascript:steal()"></object><embed src="javascript:steal()">',
  '<form action="javascript:steal()"><input autofocus onfocus=steal()><button>go</button></form>',
  '<a href="javascript:steal()">go</a>',
  '<a href=" jAvAsCrIpT:steal()">go</a>',
  '<a href="java\tscript:steal()">go</a>',
  '<a href="java&#10;script:steal()">go</a>',
  '<a href="&#x6A;avascript&colon;steal()">go</a>',
  '<a href="\u0001javascript:steal()">go</a>',
  '<a href="data:text/html,<script>steal()</script>">go</a>',
  '<a href="vbscript:steal()">go</a>',
  '<a href="//evil.example/">go</a>',
  '<a href="http://plain.example/">go</a>',
  '<a href="/\\evil.example/">go</a>',
  '<p style="background:url(javascript:steal())" onmouseover=steal() id=main class=x>words</p>',
  '<base href="https://evil.example/"><link rel=stylesheet href=x><meta http-equiv=refresh content=0>',
  '<noscript><p title="</noscript><img src=x onerror=steal()>">',
  '<template><script>steal()</script></template>',
  '<details open ontoggle=steal()>words</details>',
  '<!--><script>steal()</script>-->',
])('nothing of %s runs, loads or leads away', (attack) => {
  for (const { tag, href, keys } of partsOf(richTextOf(attack))) {
    expect(['p', 'a']).toContain(tag);
    expect(href).toBeNull();
    expect(keys).toEqual(['tag', 'children']);
  }
});

test('a link leads to a safe place or is only its words', () => {
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

test('tags without end, or nested without measure, are read in bounded depth', () => {
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
