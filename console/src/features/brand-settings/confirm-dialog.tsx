import type { Difference, SettingsSection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { NoteDialog } from '../../lib/note-dialog.tsx';
import styles from './brand-settings.module.css';

interface ConfirmDialogProps {
  readonly brand: string;
  readonly section: SettingsSection;
  readonly changed: readonly Difference[];
  readonly isBusy: boolean;
  readonly onConfirm: (note: string) => void;
  readonly onClose: () => void;
}

/**
 * Shows the changes before and after, and asks for a reason. If the platform refuses, the errors appear at
 * the inputs below.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { brand, section, changed, isBusy, onConfirm, onClose } = props;
  const { t } = useTexts('console');
  return (
    <NoteDialog
      size="m"
      title={t('brand.confirm', { brand, section: t(`brand.sections.${section}`) })}
      confirm={t('brand.save')}
      isBusy={isBusy}
      error={null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ChangeList changed={changed} />
    </NoteDialog>
  );
}

function ChangeList({ changed }: { changed: readonly Difference[] }) {
  const { t } = useTexts('console');
  return (
    <ul className={styles.changes} aria-label={t('brand.changes')}>
      {changed.map(({ path, before, after }) => (
        <li key={path}>
          <code dir="ltr">{path}</code>
          <span>
            <del>{before || t('brand.nothing')}</del> → <ins>{after || t('brand.nothing')}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
