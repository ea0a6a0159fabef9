import { useTexts } from '@croupier/i18n';
import { Card, Section, useSite } from '@croupier/ui';
import { CopyField } from '@croupier/ui/copy-button';
import { QrCode } from '@croupier/ui/qr-code';
import { inviteLink } from '../../lib/invite-link.ts';
import { ShareMenu } from '../../lib/share-menu.tsx';
import styles from './invite.module.css';

/** The agent's code and the link with that code. */
export function Invite({ affiliateCode }: { affiliateCode: string }) {
  const { t } = useTexts('mfe-agent');
  const link = inviteLink(useSite().brand.origin, affiliateCode);
  return (
    <Section title={t('invite.title')}>
      <Card tone="accent" className={styles.invite}>
        <div className={styles.words}>
          <p className={styles.lead}>{t('invite.lead')}</p>
          <CopyField name="affiliateCode" label={t('invite.code')} text={affiliateCode} />
          <CopyField name="affiliateLink" label={t('invite.link')} text={link} />
          <ShareMenu link={link} />
        </div>
        <QrCode text={link} label={t('invite.scan')} />
      </Card>
    </Section>
  );
}
