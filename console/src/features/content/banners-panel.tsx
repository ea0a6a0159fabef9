import { bannerGroups } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useAdminBanners } from '../../api/content.ts';
import { BannerEditor } from './banner-editor.tsx';
import { BannerGroupList } from './banner-group-list.tsx';
import type { PanelProps } from './panel-props.ts';
import { RemovedBanners } from './removed-banners.tsx';
import styles from './content.module.css';

/** The banners of a brand, grouped by position. */
export function BannersPanel({ brand, languages }: PanelProps) {
  const { t } = useTexts('console');
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={styles.panel}>
      <Button icon="plus" variant="primary" onClick={() => setAdding(true)}>
        {t('content.banner.add')}
      </Button>
      <Groups brand={brand} languages={languages} />
      <RemovedBanners brand={brand} languages={languages} />
      {isAdding && (
        <BannerEditor
          brand={brand}
          languages={languages}
          banner={null}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

function Groups({ brand, languages }: PanelProps) {
  const { t } = useTexts('console');
  const banners = useAdminBanners(brand);
  if (banners.isPending) return <Skeleton lines={5} height={72} />;
  if (banners.error) return <Retry error={banners.error} again={banners.refetch} />;
  if (banners.data.length === 0)
    return <Empty title={t('content.empty')} text={t('content.banner.empty')} art="search" />;
  return bannerGroups.map((group) => {
    const members = banners.data.filter(({ groupName }) => groupName === group);
    if (members.length === 0) return null;
    return (
      <BannerGroupList
        key={group}
        brand={brand}
        languages={languages}
        group={group}
        banners={members}
      />
    );
  });
}
