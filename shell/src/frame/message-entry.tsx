import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { DisclosureButton } from './disclosure-button.tsx';
import styles from './controls.module.css';

/** Links to the member's messages; a dot shows unread messages. */
export function MessageEntry() {
  const { t } = useTexts('shell');
  return (
    <DisclosureButton className={styles.round} label={t('messages')} opener={<Icon name="mail" />}>
      {({ Inbox }, unfolded) => <Inbox {...unfolded} />}
    </DisclosureButton>
  );
}
