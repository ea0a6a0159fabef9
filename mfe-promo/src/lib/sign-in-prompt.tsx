import { useBus } from '@croupier/bus';
import { Button } from '@croupier/ui';

/** Leads a visitor to the sign-in and back. */
export function SignInPrompt({ label, size }: { label: string; size?: 'l' | undefined }) {
  const bus = useBus();
  return (
    <Button
      variant="primary"
      size={size}
      icon="user"
      onClick={() => bus.publish('sign-in.requested', { reason: 'link' })}
    >
      {label}
    </Button>
  );
}
