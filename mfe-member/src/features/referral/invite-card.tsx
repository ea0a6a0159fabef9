import { useTexts } from '@croupier/i18n';
import { Card, TextInput, useSite } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { QrCode } from '@croupier/ui/qr-code';
import { ShareButton } from './share-button.tsx';
import styles from './referral.module.css';

/** The member's code and the link with that code, as text and as a QR code. */
export function InviteCard({ code }: { code: string }) {
  const { t } = useTexts('mfe-member');
  const link = `${useSite().brand.origin}/register?referralCode=${encodeURIComponent(code)}`;
  return (
    <Card tone="accent" className={styles.invite}>
      <div className={styles.words}>
        <p>{t('referral.lead')}</p>
        <CopyRow name="referralCode" label={t('referral.code')} text={code} />
        <CopyRow name="referralLink" label={t('referral.link')} text={link} />
        <ShareButton link={link} />
      </div>
      <QrCode text={link} label={t('referral.scan')} />
    </Card>
  );
}

/** A text with a copy button; the text can also be selected and copied by hand. */
function CopyRow({ name, label, text }: { name: string; label: string; text: string }) {
  return (
    <div className={styles.row}>
      <TextInput
        label={label}
        name={name}
        readOnly
        dir="ltr"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={text} what={label} />
    </div>
  );
}
