import { memberIcons, type MemberProfile } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, ErrorText, useFailureText, useToast } from '@croupier/ui';
import { MemberIcon } from '@croupier/ui/member-icon';
import { RadioGroup } from '@croupier/ui/radio-group';
import { useId, useState, type FormEvent } from 'react';
import { useChooseIcon } from '../../api/choose-icon.ts';
import styles from './icon.module.css';

interface IconDialogProps {
  readonly member: Pick<MemberProfile, 'icon' | 'account'>;
  readonly onClose: () => void;
}

/** The available pictures; after saving, the header shows the chosen one immediately. */
export function IconDialog({ member: { icon, account }, onClose }: IconDialogProps) {
  const { t } = useTexts('mfe-member');
  const toast = useToast();
  const failureText = useFailureText();
  const choose = useChooseIcon();
  const [chosen, setChosen] = useState(icon);
  const form = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    choose.mutate(
      { icon: chosen },
      {
        onSuccess: () => {
          choose.forgetMember();
          toast({ tone: 'positive', text: t('icon.done') });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      title={t('icon.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('icon.cancel')}</Button>
          <Button
            variant="primary"
            data-default
            type="submit"
            form={form}
            isBusy={choose.isPending}
          >
            {t('icon.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <RadioGroup
          legend={t('icon.legend')}
          name="icon"
          look="cards"
          value={chosen}
          onChange={setChosen}
          options={memberIcons.map((one) => ({
            value: one,
            label: (
              <span className={styles.choice}>
                <MemberIcon icon={one} name={account} size={48} />
                {t(`icon.names.${one}`)}
              </span>
            ),
          }))}
        />
        <ErrorText>{choose.error && failureText(choose.error)}</ErrorText>
      </form>
    </Dialog>
  );
}
