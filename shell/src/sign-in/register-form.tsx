import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton } from '@croupier/ui';
import { hasFlag } from '../site.ts';
import { useShell } from '../shell-scope.tsx';
import { RegisterFields } from './register-fields.tsx';

interface RegisterFormProps {
  readonly onSignedIn: () => void;
  readonly onLogin: () => void;
}

/** The form of the brand's own rules, which the platform states. */
export function RegisterForm(props: RegisterFormProps) {
  const { t } = useTexts('shell');
  const { site } = useShell();
  const isOpen = hasFlag(site, 'DIRECTREG3');
  const rules = useAnswer(calls.registerSettings, undefined, { enabled: isOpen });
  if (!isOpen) return <Empty title={t('signIn.closed')} text={t('signIn.closedText')} />;
  if (rules.isPending) return <Skeleton height={44} lines={6} />;
  if (rules.error) return <Retry error={rules.error} again={rules.refetch} />;
  return <RegisterFields rules={rules.data} {...props} />;
}
