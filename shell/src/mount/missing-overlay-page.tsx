import { useTexts } from '@croupier/i18n';
import { Button, Empty } from '@croupier/ui';

/** An address asked a window for a page that it does not have: says so, and leads to its first page. */
export function MissingOverlayPage({ onBack }: { onBack: () => void }) {
  const { t } = useTexts('shell');
  return (
    <Empty
      art="search"
      title={t('missing.title')}
      text={t('missing.windowText')}
      action={
        <Button variant="primary" onClick={onBack}>
          {t('missing.windowBack')}
        </Button>
      }
    />
  );
}
