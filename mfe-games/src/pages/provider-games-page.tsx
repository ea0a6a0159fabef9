import { useTexts } from '@croupier/i18n';
import { Empty, Skeleton, type OverlayProps } from '@croupier/ui';
import { useCategories } from '../api/categories.ts';
import { VendorGameList } from '../features/launch/vendor-games.tsx';
import { usePlay } from '../lib/use-play.ts';
import styles from './provider-games-page.module.css';

/** The games of one provider over the current page; `page` is its category and code, such as `RNG.STUDIO`. */
export function ProviderGamesPage({ page = '' }: Pick<OverlayProps, 'page'>) {
  const { t } = useTexts('mfe-games');
  const play = usePlay();
  const lanes = useCategories();
  const [category, vassalage] = page.split('.');
  if (!lanes) return <Skeleton height={200} />;
  const lane = lanes.find(({ gameCategory }) => gameCategory === category);
  const vendor = lane?.vendors.find((one) => one.vassalage === vassalage);
  if (!lane || !vendor)
    return <Empty title={t('launch.gone')} text={t('launch.goneText')} art="search" />;
  return (
    <section className={styles.page} aria-label={vendor.displayName}>
      <h3>{vendor.displayName}</h3>
      <VendorGameList vassalage={vendor.vassalage} category={lane.gameCategory} onPlay={play} />
    </section>
  );
}
