import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';
import { useShell } from '../shell-scope.tsx';

/** Another tab signed in another member: this page shows what belongs to the previous one until it is loaded again. */
export function SwitchedDialog({ account }: { account: string }) {
  const { t } = useTexts('sign-in');
  const { reload } = useShell();
  const footer = (
    <Button variant="primary" onClick={reload} data-default>
      {t('switched.reload', { account })}
    </Button>
  );
  return (
    <Dialog
      isOpen
      size="s"
      title={t('switched.title')}
      isDismissible={false}
      onClose={() => undefined}
      footer={footer}
    >
      <p>{t('switched.text', { account })}</p>
    </Dialog>
  );
}
