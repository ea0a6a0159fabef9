import {
  skeletonsFile,
  type FrameSkeleton,
  type Language,
  type Localized,
} from '@croupier/contracts';
import { skeletons } from '@croupier/contracts/release';
import type { Registry } from '../registry/index.ts';
import { hashed, type InlineStyle } from './asset-build.ts';
import { putRecent } from './recent-entries.ts';
import type { PageOwner } from './page-view.ts';

/** What a page's owner shows before its code is loaded, and its styles. */
export interface PageSkeleton {
  readonly skeleton: FrameSkeleton;
  readonly style: InlineStyle | null;
}

export interface PageSkeletons {
  /** `null` if the release has none. Never rejects: then the shell draws its own skeleton. */
  of(owner: PageOwner | null, language: Language): Promise<PageSkeleton | null>;
}

interface RenderedSkeletons {
  readonly markups: Localized;
  readonly style: InlineStyle | null;
}

/** A skeleton is about 10 KB. */
const maxEntries = 200;

/** Files read from a release are cached: a release never changes. */
export function createPageSkeletons(
  registry: Pick<Registry, 'file'>,
  onFailure: (error: unknown) => void,
): PageSkeletons {
  const stored = new Map<string, Promise<RenderedSkeletons | null>>();

  function drawnOf(owner: PageOwner): Promise<RenderedSkeletons | null> {
    const { module, place, name } = owner;
    const key = `${module.description.name}@${module.version}/${place}/${name}`;
    const known = stored.get(key);
    if (known) return known;
    const drawn = readDrawn(registry, owner).catch((error: unknown) => {
      stored.delete(key);
      onFailure(error);
      return null;
    });
    putRecent(stored, { key, value: drawn, most: maxEntries });
    return drawn;
  }

  return {
    async of(owner, language) {
      const drawn = owner && !owner.module.isLocal ? await drawnOf(owner) : null;
      if (!owner || !drawn) return null;
      const { module, piece } = owner;
      const skeleton = { module: module.description.name, piece, markup: drawn.markups[language] };
      return { skeleton, style: drawn.style };
    },
  };
}

async function readDrawn(
  registry: Pick<Registry, 'file'>,
  { module, place, name, piece }: PageOwner,
): Promise<RenderedSkeletons | null> {
  const read = (file: string) => registry.file(module.description.name, module.version, file);
  const text = module.integrity[skeletonsFile] ? await read(skeletonsFile) : null;
  const markups = text === null ? undefined : skeletons.parse(JSON.parse(text))[place][name];
  if (!markups) return null;
  const sheets = (module.needs[piece] ?? []).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(sheets.map(read));
  return { markups, style: inlineOf(styles.map((style) => style ?? '').join('\n')) };
}

/** A sheet that references other files, or contains a closing style tag, stays a file. */
function inlineOf(text: string): InlineStyle | null {
  if (!text.trim() || /<\/style|url\(|@import/i.test(text)) return null;
  return hashed(text);
}
