import type { BannerGroup, BannerId, AdminBanner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useFailureText, useToast } from '@croupier/ui';
import { useOrderBanners, useReloadContent } from '../../api/content.ts';
import { BannerLine } from './banner-line.tsx';
import type { PanelProps } from './panel-props.ts';
import { moved } from './moved.ts';
import styles from './content.module.css';

interface BannerGroupListProps extends PanelProps {
  readonly group: BannerGroup;
  readonly banners: readonly AdminBanner[];
}

/** The banners of one position, in display order. */
export function BannerGroupList({ group, banners, ...panel }: BannerGroupListProps) {
  const { t } = useTexts('console');
  const order = useOrderBanners();
  const reload = useReloadContent();
  const toast = useToast();
  const failureText = useFailureText();
  const ids = banners.map(({ bannerId }) => bannerId);

  function move(bannerId: BannerId, by: -1 | 1): void {
    order.mutate(
      { brand: panel.brand, groupName: group, order: moved(ids, bannerId, by) },
      {
        onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
        onSettled: reload,
      },
    );
  }

  return (
    <section aria-label={t(`content.groups.${group}`)} className={styles.group}>
      <h2>{t(`content.groups.${group}`)}</h2>
      <ul className={styles.list}>
        {banners.map((banner, index) => (
          <BannerLine
            key={banner.bannerId}
            {...panel}
            banner={banner}
            isFirst={index === 0}
            isLast={index === banners.length - 1}
            onMove={(by) => move(banner.bannerId, by)}
          />
        ))}
      </ul>
    </section>
  );
}
