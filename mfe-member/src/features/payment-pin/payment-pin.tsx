import { useTexts } from '@croupier/i18n';
import { Section } from '@croupier/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ChangePin } from './change-pin.tsx';
import { RecoverPin } from './recover-pin.tsx';

/** The payment PIN of the member: changed with the old one, or recovered with the password and a code. */
export function PaymentPin() {
  const { t } = useTexts('mfe-member');
  const [isForgotten, setForgotten] = useState(false);
  const place = useFocusOnChange(isForgotten);
  return (
    <Section title={t('pin.title')}>
      <div ref={place}>
        {isForgotten ? (
          <RecoverPin onBack={() => setForgotten(false)} />
        ) : (
          <ChangePin onForgotten={() => setForgotten(true)} />
        )}
      </div>
    </Section>
  );
}

/** The pressed button goes away with its form: the focus moves to the first field of the form that follows. */
function useFocusOnChange(isForgotten: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(isForgotten);
  useEffect(() => {
    if (shown.current === isForgotten) return;
    shown.current = isForgotten;
    place.current?.querySelector('input')?.focus();
  }, [isForgotten]);
  return place;
}
