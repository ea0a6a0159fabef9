import { useTexts } from '@croupier/i18n';
import { Menu } from '@croupier/ui/menu';
import { sharePaths } from '../../lib/share-paths.ts';

/** Sends the link on with the visitor's own messengers. */
export function ShareMenu({ link }: { link: string }) {
  const { t } = useTexts('mfe-agent');
  const ways = sharePaths({ link, text: t('invite.message') });
  return (
    <Menu
      label={t('invite.share')}
      opener={{ icon: 'external', children: t('invite.share') }}
      items={[
        { id: 'whatsapp', label: t('invite.way.whatsapp'), icon: 'chat', href: ways.whatsapp },
        { id: 'telegram', label: t('invite.way.telegram'), icon: 'chat', href: ways.telegram },
        { id: 'mail', label: t('invite.way.mail'), icon: 'external', href: ways.mail },
      ]}
    />
  );
}
