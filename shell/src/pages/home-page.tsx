import { useTexts } from '@croupier/i18n';
import { useSite, VisuallyHidden } from '@croupier/ui';
import { SlotMount } from '../mount/slot-mount.tsx';
import styles from './pages.module.css';

/** The parts that the brand's modules show on the home page. */
export function HomePage() {
  const { t } = useTexts('shell');
  const { brand } = useSite();
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('home.heading', { brand: brand.name })}</h1>
      </VisuallyHidden>
      <SlotMount into="home.hero" />
      <SlotMount into="home.main" after="home.hero" />
      <SlotMount into="side.history" after="home.hero" />
    </div>
  );
}
