import { events, overlayPiece } from '@croupier/contracts';
import { moduleDescription } from '@croupier/contracts/schemas';
import type { Remote } from '@croupier/ui';

/**
 * Differences between a remote's `module.json` and its code, in both directions; empty if they match. Loads
 * every page, part and overlay once.
 */
export async function errorsOfRemote(json: unknown, remote: Remote): Promise<string[]> {
  const parsed = moduleDescription.safeParse(json);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const { routes, slots, overlays, topics } = parsed.data;
  return [
    ...differences(
      'page',
      routes.map((route) => route.page),
      remote.pages,
    ),
    ...differences(
      'part',
      slots.map((slot) => slot.part),
      remote.parts,
    ),
    ...differences(
      'overlay',
      overlays.flatMap(({ overlay, pages = [] }) => [
        overlay,
        ...pages.map(({ page }) => overlayPiece(overlay, page)),
      ]),
      remote.overlays,
    ),
    ...[...topics.publishes, ...topics.reads]
      .filter((topic) => !Object.hasOwn(events, topic))
      .map((topic) => `topic ${topic} is not in the event table`),
    ...(await doubtfulExports({ ...remote.pages, ...remote.parts, ...remote.overlays })),
    ...(await differentKeys(remote.texts)),
  ];
}

type Loaders = Readonly<Record<string, () => Promise<object>>>;

function differences(kind: string, described: readonly string[], coded: Loaders): string[] {
  const names = new Set([...described, ...Object.keys(coded)]);
  return [...names]
    .filter((name) => !described.includes(name) || !Object.hasOwn(coded, name))
    .map(
      (name) =>
        `${kind} ${name} stands in ${described.includes(name) ? 'module.json' : 'remote.tsx'} only`,
    );
}

/** The host renders a file's only exported component: with two the choice would be ambiguous. */
async function doubtfulExports(loaders: Loaders): Promise<string[]> {
  const errors: string[] = [];
  for (const [name, load] of Object.entries(loaders)) {
    const components = Object.values(await load()).filter((value) => typeof value === 'function');
    if (components.length !== 1)
      errors.push(`${name} exports ${components.length} components, not one`);
  }
  return errors;
}

async function differentKeys(texts: Remote['texts']): Promise<string[]> {
  const wanted = keysOf((await texts.en()).default);
  const errors: string[] = [];
  for (const [language, load] of Object.entries(texts)) {
    const given = keysOf((await load()).default);
    for (const key of wanted) if (!given.has(key)) errors.push(`${language} lacks the text ${key}`);
    for (const key of given)
      if (!wanted.has(key)) errors.push(`${language} has ${key}, which English lacks`);
  }
  return errors;
}

/** Keys of all texts; plural forms differ by language and count as one key. */
function keysOf(texts: object, prefix = ''): Set<string> {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
      : [...keysOf(value, `${prefix}${key}.`)],
  );
  return new Set(keys);
}
