import type { Difference, SettingsSection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChangeList } from '../../lib/change-list.tsx';
import { DecisionDialog, type DecisionCallbacks } from '../../lib/decision-dialog.tsx';

interface SaveSectionDialogProps {
  readonly brand: string;
  readonly section: SettingsSection;
  readonly changed: readonly Difference[];
  readonly isBusy: boolean;
  readonly reload: () => void;
  readonly onConfirm: (note: string, callbacks: DecisionCallbacks) => void;
  readonly onClose: () => void;
}

/**
 * Shows the changes before and after, and asks for a reason. If the platform refuses, the errors appear at
 * the inputs below.
 */
export function SaveSectionDialog(props: SaveSectionDialogProps) {
  const { brand, section, changed, isBusy, reload, onConfirm, onClose } = props;
  const { t } = useTexts('console');
  return (
    <DecisionDialog
      size="m"
      title={t('brand.confirm', { brand, section: t(`brand.sections.${section}`) })}
      confirm={t('brand.save')}
      isBusy={isBusy}
      error={null}
      done={t('brand.saved', { brand })}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => onConfirm(note, callbacks)}
      onClose={onClose}
    >
      <ChangeList changed={changed} />
    </DecisionDialog>
  );
}
