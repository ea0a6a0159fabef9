import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';
import { useHolder } from './use-operator.ts';

/** Blocks the page after another tab signed in another operator: the platform refuses the calls of this page. */
export function SwitchedDialog({ onReload }: { onReload: () => void }) {
  const { t } = useTexts('console');
  const name = useHolder();
  if (name === null) return null;
  return (
    <Dialog
      isOpen
      size="s"
      title={t('switched.title')}
      isDismissible={false}
      onClose={() => undefined}
      footer={
        <Button variant="primary" onClick={onReload} data-default>
          {t('switched.reload', { name })}
        </Button>
      }
    >
      <p>{t('switched.text', { name })}</p>
    </Dialog>
  );
}
