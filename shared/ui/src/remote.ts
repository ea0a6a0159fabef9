import type { TextLoaders } from '@croupier/i18n';
import type { ComponentType, ReactNode } from 'react';

export interface PageProps {
  /** Values of the `:name` segments of the route. */
  readonly params: Record<string, string>;
}

export interface OverlayProps {
  /** The page that shows; of an overlay whose description names no pages, what the address says. */
  readonly page: string | undefined;
  onClose(): void;
  /** Shows another page of the same overlay; the shell puts it into the address. */
  onPage(page: string): void;
  /** The page itself, where the description names pages: the overlay says where it stands. */
  readonly children?: ReactNode;
}

/** Loads a file whose only exported component is the page, part or overlay. */
export type Loads<Props> = () => Promise<Readonly<Record<string, ComponentType<Props>>>>;

/** What `src/remote.tsx` of a module says: the code behind each name of its `module.json`. */
export interface Remote {
  readonly pages: Readonly<Record<string, Loads<PageProps>>>;
  readonly parts: Readonly<Record<string, Loads<object>>>;
  /** Overlays and, as `member-centre/withdraw`, the pages that they turn. */
  readonly overlays: Readonly<Record<string, Loads<OverlayProps>>>;
  readonly texts: TextLoaders;
}

/** What `src/skeletons.ts` of a module says: what stands for a page or part until its code has come. */
export interface PieceSkeletons {
  readonly pages: Readonly<Record<string, ComponentType>>;
  readonly parts: Readonly<Record<string, ComponentType>>;
}
