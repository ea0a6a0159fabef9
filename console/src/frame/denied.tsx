import type { OperatorPermission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';

/** Why a page that was followed by a link stays closed, and who can open it. */
export function Denied({ needs }: { needs: OperatorPermission }) {
  const { t } = useTexts('console');
  const permission = t(`operators.permissions.${needs}`);
  return <Empty title={t('denied.title')} text={t('denied.text', { permission })} art="search" />;
}
