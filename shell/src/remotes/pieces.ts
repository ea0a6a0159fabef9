import { loadTexts } from '@croupier/i18n';
import type { OverlayProps, PageProps, Remote } from '@croupier/ui';
import type { ComponentType } from 'react';
import type { LoadRemote } from './load-remote.ts';
import type { LoadPiece } from './remote-store.ts';

/** Files of a remote's component, such as `() => import('./pages/lobby-page.tsx')` returns them. */
type Loader<Props> = () => Promise<Readonly<Record<string, ComponentType<Props>>>>;

export interface PieceLoaders {
  readonly pages: LoadPiece<PageProps>;
  readonly parts: LoadPiece<object>;
  readonly overlays: LoadPiece<OverlayProps>;
}

/** Loaders for the pages, parts and overlays of a remote; their texts load with them. */
export function pieceLoaders(loadRemote: LoadRemote): PieceLoaders {
  function loaderOf<Props>(
    select: (remote: Remote) => Readonly<Record<string, Loader<Props>>>,
  ): LoadPiece<Props> {
    return async (module, name, attempt) => {
      const remote = await loadRemote(module, name, attempt);
      const load = select(remote)[name];
      if (!load) throw new Error(`${module.description.name} has no '${name}'`);
      const [exported] = await Promise.all([
        load(),
        loadTexts(module.description.name, remote.texts),
      ]);
      return onlyComponent(exported, `${module.description.name}/${name}`);
    };
  }
  return {
    pages: loaderOf((remote) => remote.pages),
    parts: loaderOf((remote) => remote.parts),
    overlays: loaderOf((remote) => remote.overlays),
  };
}

function onlyComponent<Props>(
  exported: Readonly<Record<string, ComponentType<Props>>>,
  name: string,
): ComponentType<Props> {
  const [component, ...others] = Object.values(exported);
  if (!component || others.length > 0) throw new Error(`${name} must export exactly one component`);
  return component;
}
