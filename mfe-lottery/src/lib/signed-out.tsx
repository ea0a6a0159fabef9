import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty } from '@croupier/ui';

/** What stands in the place of somebody's own: why it is empty, and the way in. */
export function SignedOut({ title }: { title: string }) {
  const { t } = useTexts('mfe-lottery');
  const bus = useBus();
  return (
    <Empty
      title={title}
      art="ticket"
      action={
        <Button onClick={() => bus.publish('sign-in.requested', { reason: 'bet' })}>
          {t('tickets.signIn')}
        </Button>
      }
    />
  );
}
