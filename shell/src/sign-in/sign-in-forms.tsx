import { secondFactorParam, type BannerGroup } from '@croupier/contracts';
import { Logo, Skeleton } from '@croupier/ui';
import { useEffect, useRef, useState, type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../shell-scope.tsx';
import { firstEmpty } from './typed-fields.ts';
import { ForgotForm } from './forgot-form.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SecondFactorScope } from './second-factor-scope.tsx';
import type { SignInForm, SignedInBy } from './use-sign-in.ts';
import { useSignedIn } from './use-signed-in.ts';
import styles from './sign-in.module.css';
import { CoverArt } from '../surface/cover-art.tsx';
import { BannerSlide } from '../features/banners/banner-slide.tsx';
import { usePageContent } from '../features/banners/use-page-content.ts';
import bannersStyles from '../features/banners/banners.module.css';

interface SignInFormsProps {
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
  const { search } = useLocation();
  // A sign-in at a provider returns with this parameter where the member has a second factor.
  const [isCodeAsked, setCodeAsked] = useState(() =>
    new URLSearchParams(search).has(secondFactorParam),
  );
  const forms = useRef<HTMLDivElement>(null);
  const finish = useSignedIn(() => onSignedIn(form));
  const play = useSignedIn(() => onSignedIn('free-play'));
  useEffect(() => {
    if (!isCodeAsked) firstEmpty(forms.current?.querySelector(`[data-form="${form}"]`))?.focus();
  }, [form, isCodeAsked]);

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
      {isCodeAsked && <SecondFactorForm onSignedIn={finish} onBack={() => setCodeAsked(false)} />}
      <SecondFactorScope value={() => setCodeAsked(true)}>
        {[...new Set([...opened, form])].map((one) => (
          <div key={one} data-form={one} hidden={isCodeAsked || one !== form}>
            {contents[one]}
          </div>
        ))}
      </SecondFactorScope>
    </div>
  );
}

/** The first banner of a group over a form; it never links away from the form. */
function FormBanner({ group }: { group: BannerGroup }) {
  const { content, isPending } = usePageContent(group);
  // The form has priority: the picture is rendered after the form.
  const isDrawn = useDeferredValue(true, false);
  const [banner] = content?.banners ?? [];
  if (!isPending && !banner) return null;
  return (
    <div className={bannersStyles.form}>
      {banner && isDrawn ? (
        <BannerSlide
          banner={{ ...banner, linkage: null }}
          art={<CoverArt seed={banner.art} aspect="16:9" />}
        />
      ) : (
        <Skeleton height={96} />
      )}
    </div>
  );
}
