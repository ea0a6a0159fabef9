import { useTexts } from '@croupier/i18n';
import { Card, useSite } from '@croupier/ui';
import { CopyField, ShareButton } from '@croupier/ui/copy-button';
import { QrCode } from '@croupier/ui/qr-code';
import styles from './referral.module.css';

/** The member's code and the link with that code, as text and as a QR code. */
export function InviteCard({ code }: { code: string }) {
  const { t } = useTexts('mfe-member');
  const link = `${useSite().brand.origin}/register?referralCode=${encodeURIComponent(code)}`;
  return (
    <Card tone="accent" className={styles.invite}>
      <div className={styles.words}>
        <p>{t('referral.lead')}</p>
        <CopyField name="referralCode" label={t('referral.code')} text={code} />
        <CopyField name="referralLink" label={t('referral.link')} text={link} />
        <ShareButton link={link} text={t('referral.message')} what={t('referral.link')} />
      </div>
      <QrCode text={link} label={t('referral.scan')} />
    </Card>
  );
}
