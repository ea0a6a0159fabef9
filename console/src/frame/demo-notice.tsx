import { useTexts } from '@croupier/i18n';
import { useBrands } from '../api/brands.ts';
import styles from './frame.module.css';

/** The command that closes the accounts of the demo, as it is typed. */
const command = 'npm start -- --without-demo';

/** On every page while accounts of the demo exist: whose numbers these are, and how to remove them. */
export function DemoNotice() {
  const { t, formats } = useTexts('console');
  const { data = [] } = useBrands();
  const count = data.reduce((sum, { demoMembers = 0 }) => sum + demoMembers, 0);
  if (count === 0) return null;
  return (
    <aside className={styles.demo} aria-label={t('demo.badge')}>
      <strong>{t('demo.badge')}</strong>{' '}
      <span>{t('demo.notice', { count, number: formats.number(count) })}</span>{' '}
      <code dir="ltr">{command}</code>
    </aside>
  );
}
