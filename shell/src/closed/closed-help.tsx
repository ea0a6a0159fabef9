import { useTexts } from '@croupier/i18n';
import { ButtonLink } from '@croupier/ui';
import { HelpHost } from '../help/help-host.tsx';
import styles from './closed.module.css';

/** The help of a closed brand, with the way back to why it is closed. */
export function ClosedHelp() {
  const { t } = useTexts('shell');
  return (
    <div className={styles.help}>
      <HelpHost />
      <p>
        <ButtonLink to="/" icon="arrow-left">
          {t('service.back')}
        </ButtonLink>
      </p>
    </div>
  );
}
