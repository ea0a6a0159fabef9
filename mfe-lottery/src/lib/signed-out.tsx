import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty } from '@croupier/ui';

/** Shown to visitors in place of a member's content: why it is empty, and a link to sign in. */
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
