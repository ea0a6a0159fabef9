import { Retry, Skeleton } from '@croupier/ui';
import type { ComponentType } from 'react';
import { useBrandSettings } from '../api/brands.ts';
import type { PanelProps } from '../features/documents/panel-props.ts';

interface BrandPanelProps {
  readonly brand: string;
  readonly panel: ComponentType<PanelProps>;
}

/** A panel of documents with the languages of its brand. */
export function BrandPanel({ brand, panel: Panel }: BrandPanelProps) {
  const details = useBrandSettings(brand);
  if (details.isPending) return <Skeleton lines={6} height={56} />;
  if (details.error) return <Retry error={details.error} onRetry={details.refetch} />;
  return <Panel key={brand} brand={brand} languages={details.data.languages} />;
}
