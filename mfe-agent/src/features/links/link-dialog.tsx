import { agentLinkMembersFilePath, type AgentLink, type JoinedMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Dialog, Retry, Skeleton, Table, useSite, type Column } from '@croupier/ui';
import { CopyField } from '@croupier/ui/copy-button';
import { Pager, useCursor } from '@croupier/ui/pager';
import { QrCode } from '@croupier/ui/qr-code';
import { useLinkMembers } from '../../api/links.ts';
import { inviteLink } from '../../lib/invite-link.ts';
import { FileLink } from '../../lib/file-link.tsx';
import { ShareMenu } from '../../lib/share-menu.tsx';
import styles from './links.module.css';

interface LinkDialogProps {
  readonly link: AgentLink;
  readonly onClose: () => void;
}

/** A link with its QR code, to copy and to share, and who registered with it. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const { t } = useTexts('mfe-agent');
  const address = inviteLink(useSite().brand.origin, link.code);
  return (
    <Dialog isOpen size="m" title={link.label || link.code} onClose={onClose}>
      <div className={styles.opened}>
        {link.state === 'open' ? (
          <>
            <QrCode text={address} label={t('invite.scan')} />
            <CopyField name="invitationLink" label={t('links.link')} text={address} />
            <ShareMenu link={address} />
          </>
        ) : (
          <p className={styles.note}>{t(`links.ended.${link.state}`)}</p>
        )}
        <Joined link={link} />
      </div>
    </Dialog>
  );
}

function Joined({ link }: Pick<LinkDialogProps, 'link'>) {
  const { t, formats } = useTexts('mfe-agent');
  const cursor = useCursor(link.id);
  const members = useLinkMembers(link.id, cursor.input);
  if (members.isPending) return <Skeleton height={80} />;
  if (members.error) return <Retry error={members.error} onRetry={members.refetch} />;
  const { rows, next } = members.data;
  if (rows.length === 0) return <p className={styles.note}>{t('links.nobody')}</p>;
  const columns: readonly Column<JoinedMember>[] = [
    {
      id: 'account',
      onCard: 'title',
      header: t('members.account'),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'joined',
      onCard: 'note',
      header: t('members.joined'),
      cell: ({ joinedAt }) => formats.dateTime(joinedAt),
    },
  ];
  return (
    <>
      <Table caption={t('links.members')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <FileLink path={agentLinkMembersFilePath} query={{ id: link.id }} />
      <Pager cursor={cursor} next={next} isBusy={members.isPlaceholderData} />
    </>
  );
}
