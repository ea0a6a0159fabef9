import { reaches, type OperatorPermission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, SegmentedControl, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrands } from '../api/brands.ts';
import { useOperator } from '../session/use-operator.ts';

interface ByBrandProps {
  /** The operator can choose from the brands for which this permission is granted. */
  readonly needs: OperatorPermission;
  /** `null`: all brands at once, for an operator who has the permission for all brands. */
  readonly children: (brand: string | null) => ReactNode;
}

const all = '';

/** An admin page for several brands, with a brand selector. The address contains the selected brand. */
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
