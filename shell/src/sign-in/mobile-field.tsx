import { useTexts } from '@croupier/i18n';
import { TextInput, useSite } from '@croupier/ui';
import { Combobox } from '@croupier/ui/combobox';
import { useState, type ComponentProps } from 'react';
import { useLoaded } from '../use-loaded.ts';
import type { DialCode } from './dial-codes.ts';
import type { RememberedMobile } from './remembered-mobile.ts';
import styles from './sign-in.module.css';

const loadDialCodes = () => import(/* webpackChunkName: "dial-codes" */ './dial-codes.ts');

type MobileFieldProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'type' | 'inputMode'> & {
  /** The initial number. */
  readonly remembered?: RememberedMobile | null;
};

/** A mobile number and its country; the brand's own country is preselected. */
export function MobileField({ remembered, ...props }: MobileFieldProps) {
  const { t, language } = useTexts('sign-in');
  const { defaultDialingCode } = useSite().brand;
  const [code, setCode] = useState(remembered?.countryDialingCode ?? defaultDialingCode);
  const loaded = useLoaded(loadDialCodes, true);
  const codes = loaded.state === 'ready' ? loaded.value.dialCodes : [{ code, countries: [] }];
  return (
    <div className={styles.mobile}>
      <Combobox
        label={t('mobile.country')}
        name="countryDialingCode"
        options={named(codes, language).map(({ code, name }) => ({
          value: code,
          // The mark keeps the plus in front of its digits in right-to-left text.
          label: `\u200e+${code}${name && ` ${name}`}`,
        }))}
        value={code}
        onChange={setCode}
      />
      <TextInput
        defaultValue={remembered?.mobileNo}
        {...props}
        label={t('mobile.number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
      />
    </div>
  );
}

/** Dial codes with country names in the visitor's language, sorted in that language's order. */
function named(codes: readonly DialCode[], language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return codes
    .map(({ code, countries }) => ({
      code,
      name: countries.map((country) => names.of(country) ?? country).join(', '),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
