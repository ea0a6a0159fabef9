import type { BannerGroup } from '@croupier/contracts';
import { Logo } from '@croupier/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormBanner } from '../features/banners/form-banner.tsx';
import { useShell } from '../shell-scope.tsx';
import { firstEmpty } from './first-empty.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { SignInForm, SignedInBy } from './use-sign-in.ts';
import { useSignedIn } from './use-signed-in.ts';
import styles from './sign-in.module.css';

export interface SignInFormsProps {
  readonly form: SignInForm;
  readonly onForm: (form: SignInForm) => void;
  readonly onSignedIn: (by: SignedInBy) => void;
  readonly onClose: () => void;
}

const bannerOf: Readonly<Record<SignInForm, BannerGroup>> = {
  login: 'home',
  register: 'reg',
  forgot: 'w_forget',
};

/** An opened form stays mounted, so that switching forms keeps typed text. */
export function SignInForms({ form, onForm, onSignedIn, onClose }: SignInFormsProps) {
  const { brand } = useShell().site;
  const [opened, setOpened] = useState<readonly SignInForm[]>([form]);
  const forms = useRef<HTMLDivElement>(null);
  const finish = useSignedIn(() => onSignedIn(form));
  const play = useSignedIn(() => onSignedIn('free-play'));
  useEffect(
    () => firstEmpty(forms.current?.querySelector(`[data-form="${form}"]`))?.focus(),
    [form],
  );

  function switchTo(other: SignInForm): void {
    setOpened((before) => (before.includes(other) ? before : [...before, other]));
    onForm(other);
  }

  const contents: Readonly<Record<SignInForm, ReactNode>> = {
    login: <LoginForm onSignedIn={finish} onFreePlay={play} onForm={switchTo} />,
    register: <RegisterForm onSignedIn={finish} onForm={switchTo} />,
    forgot: <ForgotForm onSignedIn={finish} onForm={switchTo} onClose={onClose} />,
  };
  return (
    <div ref={forms}>
      {form !== 'register' && (
        <div className={styles.logo}>
          <Logo look={brand.mark} name={brand.word} />
        </div>
      )}
      <FormBanner key={form} group={bannerOf[form]} />
      {[...new Set([...opened, form])].map((one) => (
        <div key={one} data-form={one} hidden={one !== form}>
          {contents[one]}
        </div>
      ))}
    </div>
  );
}
