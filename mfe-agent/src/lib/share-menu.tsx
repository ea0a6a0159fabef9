import { useTexts } from '@croupier/i18n';
import { useCopy } from '@croupier/ui/copy-button';
import { Menu, type MenuItem } from '@croupier/ui/menu';
import { sharePaths } from './share-paths.ts';

/** Shares the link: by copying, by the device's share dialog, or by mail and text message. */
export function ShareMenu({ link }: { link: string }) {
  const { t } = useTexts('mfe-agent');
  const copy = useCopy();
  const text = t('invite.message');
  const { mail, sms } = sharePaths({ link, text });
  const byDevice: MenuItem = { id: 'device', label: t('invite.way.device'), icon: 'external' };
  return (
    <Menu
      label={t('invite.share')}
      opener={{ icon: 'external', children: t('invite.share') }}
      items={[
        { id: 'copy', label: t('invite.way.copy'), icon: 'copy' },
        ...('share' in navigator ? [byDevice] : []),
        { id: 'sms', label: t('invite.way.sms'), icon: 'chat', href: sms },
        { id: 'mail', label: t('invite.way.mail'), icon: 'user', href: mail },
      ]}
      onChoose={(id) => {
        if (id === 'copy') void copy(link, t('invite.link'));
        // Closing the device's share dialog without sharing is not a failure.
        if (id === 'device') navigator.share({ url: link, text }).catch(() => undefined);
      }}
    />
  );
}
