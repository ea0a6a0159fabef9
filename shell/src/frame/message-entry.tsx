import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { DisclosureButton } from './disclosure-button.tsx';
import styles from './controls.module.css';

/** Leads to what was said to the member; a dot says that there is something new. */
export function MessageEntry() {
  const { t } = useTexts('shell');
  return (
    <DisclosureButton className={styles.round} label={t('messages')} opener={<Icon name="mail" />}>
      {({ Inbox }, unfolded) => <Inbox {...unfolded} />}
    </DisclosureButton>
  );
}
