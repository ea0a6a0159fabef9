import { useTexts } from '@croupier/i18n';
import { ButtonLink, Card } from '@croupier/ui';
import { CopyButton } from '@croupier/ui/copy-button';
import { Tour, useStoredFlag } from '@croupier/ui/tour';
import styles from './team-tokens.module.css';

/** A tour for a new developer: make a module, see it from its sources, release it, switch it on. */
export function DeveloperTour() {
  const { t } = useTexts('console');
  const [isHidden, hide] = useStoredFlag('developer-tour-hidden');
  if (isHidden) return null;
  return (
    <Card className={styles.tour}>
      <Tour
        title={t('developerTour.title')}
        onClose={hide}
        steps={[
          {
            action: <Command text="npm run new-module mfe-poker" />,
            text: t('developerTour.make'),
          },
          { action: <Command text="npm start -w mfe-poker" />, text: t('developerTour.work') },
          {
            action: <Command text="npm run release -w mfe-poker" />,
            text: t('developerTour.release'),
          },
          {
            action: <ButtonLink to="/modules">{t('developerTour.switch')}</ButtonLink>,
            text: t('developerTour.switchText'),
          },
        ]}
      />
    </Card>
  );
}

/** A command for the terminal, as it is typed. */
function Command({ text }: { text: string }) {
  return (
    <span className={styles.command}>
      <code dir="ltr">{text}</code>
      <CopyButton text={text} what={text} variant="quiet" size="s" isSmall />
    </span>
  );
}
