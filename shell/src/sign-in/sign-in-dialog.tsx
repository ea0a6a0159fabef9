import { useTexts } from '@croupier/i18n';
import { Dialog } from '@croupier/ui';
import { useEffect, useRef, useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { SignInForm } from './sign-in-scope.tsx';

export interface SignInDialogProps {
  readonly form: SignInForm;
  readonly onForm: (form: SignInForm) => void;
  readonly onClose: () => void;
  readonly onSignedIn: (by: SignInForm) => void;
}

/** A form that was opened stays mounted: switching to the other loses nothing that was typed. */
export function SignInDialog({ form, onForm, onClose, onSignedIn }: SignInDialogProps) {
  const { t } = useTexts('shell');
  const [first] = useState(form);
  const [hasSwitched, setSwitched] = useState(false);
  const forms = useRef<HTMLDivElement>(null);
  // After the dialog has opened, which would rather focus its close button.
  useEffect(
    () => forms.current?.querySelector<HTMLElement>(`[data-form="${form}"] input`)?.focus(),
    [form],
  );

  function switchTo(other: SignInForm): void {
    setSwitched(true);
    onForm(other);
  }

  return (
    <Dialog isOpen size="s" title={t(`signIn.${form}`)} onClose={onClose}>
      <div ref={forms}>
        {(first === 'login' || hasSwitched) && (
          <div data-form="login" hidden={form !== 'login'}>
            <LoginForm
              onSignedIn={() => onSignedIn('login')}
              onRegister={() => switchTo('register')}
            />
          </div>
        )}
        {(first === 'register' || hasSwitched) && (
          <div data-form="register" hidden={form !== 'register'}>
            <RegisterForm
              onSignedIn={() => onSignedIn('register')}
              onLogin={() => switchTo('login')}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
