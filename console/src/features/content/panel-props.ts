import type { Language } from '@croupier/contracts';

/** What every desk of the content page gets. */
export interface PanelProps {
  readonly brand: string;
  /** Of the brand. */
  readonly languages: readonly Language[];
}
