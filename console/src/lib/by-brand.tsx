import { reaches, type OperatorPermission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrands } from '../api/use-brands.ts';
import { useOperator } from '../session/use-operator.ts';

interface ByBrandProps {
  /** The brands that this permission holds for are there to choose from. */
  readonly needs: OperatorPermission;
  /** `null`: of all brands at once, for an operator whom the permission holds everywhere. */
  readonly children: (brand: string | null) => ReactNode;
}

const all = '';

/** A desk that serves several brands, with the choice of whose part of it is shown. It stands in the address. */
export function ByBrand({ needs, children }: ByBrandProps) {
  const { t } = useTexts('console');
  const brands = useBrands();
  const reach = useOperator()?.reach ?? {};
  const [search, setSearch] = useSearchParams();
  if (brands.isPending) return <Skeleton lines={6} height={72} />;
  if (brands.error) return <Retry error={brands.error} again={brands.refetch} />;
  const options = [
    ...(reaches(reach, needs, null) ? [{ value: all, label: t('brand.all') }] : []),
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
      {children(chosen.value === all ? null : chosen.value)}
    </>
  );
}
