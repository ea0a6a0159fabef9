import { useTexts } from '@croupier/i18n';
import { Badge, VisuallyHidden } from '@croupier/ui';
import { useSupportWaiting } from '../../api/support.ts';

/** Number of members who wait for an answer; renders nothing for zero. */
export function WaitingBadge() {
  const { t, formats } = useTexts('console');
  const waiting = useSupportWaiting().data?.waiting ?? 0;
  if (waiting === 0) return null;
  const number = formats.number(waiting);
  return (
    <Badge tone="warning">
      <span aria-hidden>{number}</span>
      <VisuallyHidden>{t('support.waiting', { count: waiting, number })}</VisuallyHidden>
    </Badge>
  );
}
