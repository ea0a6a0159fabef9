import type { TextLoaders } from '@croupier/i18n';
import type { ComponentType, ReactNode } from 'react';

export interface PageProps {
  /** Values of the `:name` segments of the route. */
  readonly params: Record<string, string>;
}

export interface OverlayProps {
  /** The current page of the overlay; for an overlay that declares no pages, the value from the address. */
  readonly page: string | undefined;
  onClose(): void;
  /** Shows another page of the same overlay; the shell writes the page into the address. */
  onPage(page: string): void;
  /** The page itself, if the overlay declares pages: the overlay decides where to render the page. */
  readonly children?: ReactNode;
}

/** Loads a file whose only exported component is the page, part or overlay. */
export type Loads<Props> = () => Promise<Readonly<Record<string, ComponentType<Props>>>>;

/** The contents of a module's `src/remote.tsx`: the code for each name in its `module.json`. */
export interface Remote {
  readonly pages: Readonly<Record<string, Loads<PageProps>>>;
  readonly parts: Readonly<Record<string, Loads<object>>>;
  /** Overlays and their pages, such as `member-centre/withdraw`. */
  readonly overlays: Readonly<Record<string, Loads<OverlayProps>>>;
  readonly texts: TextLoaders;
}

/**
 * The contents of a module's `src/skeletons.ts`: the placeholder of each page or part while its code loads.
 */
export interface PieceSkeletons {
  readonly pages: Readonly<Record<string, ComponentType>>;
  readonly parts: Readonly<Record<string, ComponentType>>;
}
