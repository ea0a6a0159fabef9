import type { Language } from '@croupier/contracts';

/** Props of every tab of the content page. */
export interface PanelProps {
  readonly brand: string;
  /** The brand's languages. */
  readonly languages: readonly Language[];
}
