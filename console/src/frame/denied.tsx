import type { OperatorPermission } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty } from '@croupier/ui';

/** Explains why a linked page is closed, and who can grant access. */
export function Denied({ needs }: { needs: OperatorPermission }) {
  const { t } = useTexts('console');
  const permission = t(`operators.permissions.${needs}`);
  return <Empty title={t('denied.title')} text={t('denied.text', { permission })} art="search" />;
}
