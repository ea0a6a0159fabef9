import { useBus } from '@croupier/bus';
import { Button } from '@croupier/ui';

/** Leads a visitor to the sign-in and back. */
export function SignInPrompt({ label }: { label: string }) {
  const bus = useBus();
  return (
    <Button
      variant="primary"
      icon="user"
      onClick={() => bus.publish('sign-in.requested', { reason: 'link' })}
    >
      {label}
    </Button>
  );
}
