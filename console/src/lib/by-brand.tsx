import { reaches, type OperatorPermission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import { useOperator } from '../session/use-operator.ts';

interface ByBrandProps<Brand extends string | null> {
  /** The operator can choose from the brands for which this permission is granted. */
  readonly needs: OperatorPermission;
  readonly children: (brand: Brand) => ReactNode;
}

const all = '';

/**
 * An admin page for several brands, with a brand selector. The address contains the selected brand; `null`: all
 * brands at once, for an operator who has the permission for all brands.
 */
export function ByBrand({ needs, children }: ByBrandProps<string | null>) {
  const { t } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  const more = reaches(reach, needs, null) ? [{ value: all, label: t('brand.all') }] : [];
  return (
    <BrandChoice needs={needs} more={more}>
      {(value) => children(value === all ? null : value)}
    </BrandChoice>
  );
}

/** The same for a page that shows one brand at a time: it opens on the first brand of the operator. */
export function ByOneBrand({ needs, children }: ByBrandProps<string>) {
  return (
    <BrandChoice needs={needs} more={[]}>
      {children}
    </BrandChoice>
  );
}

interface BrandChoiceProps extends ByBrandProps<string> {
  /** Options before those of the brands. */
  readonly more: readonly { readonly value: string; readonly label: string }[];
}

function BrandChoice({ needs, more, children }: BrandChoiceProps) {
  const { t } = useTexts('console');
  const brands = useBrands();
  const reach = useOperator()?.reach ?? {};
  const [search, setSearch] = useSearchParams();
  if (brands.isPending) return <Skeleton lines={6} height={72} />;
  if (brands.error) return <Retry error={brands.error} onRetry={brands.refetch} />;
  const options = [
    ...more,
    ...brands.data
      .filter(({ code }) => reaches(reach, needs, code))
      .map(({ code, name }) => ({ value: code, label: name })),
  ];
  const chosen = options.find(({ value }) => value === search.get('brand')) ?? options[0];

  function choose(brand: string): void {
    const wanted = new URLSearchParams(search);
    if (brand === all) wanted.delete('brand');
    else wanted.set('brand', brand);
    setSearch(wanted, { replace: true });
  }

  if (!chosen) return <Empty title={t('board.empty')} text={t('board.emptyText')} />;
  return (
    <>
      {options.length > 1 && (
        <div>
          <SegmentedControl
            label={t('brand.choose')}
            options={options}
            value={chosen.value}
            onChange={choose}
          />
        </div>
      )}
      {children(chosen.value)}
    </>
  );
}
