import type { Difference, SettingsSection } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChangeList } from '../../lib/change-list.tsx';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';

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
    <DecisionDialog
      size="m"
      title={t('brand.confirm', { brand, section: t(`brand.sections.${section}`) })}
      confirm={t('brand.save')}
      isBusy={isBusy}
      error={null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ChangeList changed={changed} />
    </DecisionDialog>
  );
}
