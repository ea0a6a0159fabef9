import type { AdminGame, GamePreview, GameTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Checkbox, ErrorText, Tabs, useFailureText } from '@croupier/ui';
import { useState } from 'react';
import { useLotteryGame } from '../../api/lottery.ts';
import { BoundsPanel } from './bounds-panel.tsx';
import styles from './lottery-games.module.css';
import { PricesPanel } from './prices-panel.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { TermsPanel } from './terms-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

const panels = ['terms', 'prices', 'bounds', 'versions'] as const;
type Panel = (typeof panels)[number];

/** A form for a game's terms: previewed before they are saved as a new version or as another game. */
export function GameEditor({ game }: { game: AdminGame }) {
  const { t, formats, local } = useTexts('console');
  const textOf = useFailureText();
  const { preview } = useLotteryGame(game.gameId);
  const [panel, setPanel] = useState<Panel>('terms');
  const [terms, setTerms] = useState<GameTerms>(game.terms);
  const [enabled, setEnabled] = useState(game.enabled);
  const [shown, setShown] = useState<GamePreview | null>(null);
  const [isSaving, setSaving] = useState(false);

  function change(changes: Partial<GameTerms>): void {
    setTerms({ ...terms, ...changes });
    setShown(null);
  }

  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2>{local(game.name)}</h2>
        <code dir="ltr">{game.gameId}</code>
        <Badge>{t('lotteryGames.versionOf', { version: formats.number(game.version) })}</Badge>
      </div>
      <Tabs
        label={t('lotteryGames.title')}
        tabs={panels.map((id) => ({ id, label: t(`lotteryGames.panels.${id}`) }))}
        value={panel}
        onChange={(id) => setPanel(panels.find((one) => one === id) ?? 'terms')}
      />
      <div role="tabpanel" aria-label={t(`lotteryGames.panels.${panel}`)} className={styles.panel}>
        {panel === 'terms' && (
          <>
            <Checkbox
              name="enabled"
              label={t('lotteryGames.enabled')}
              checked={enabled}
              onChange={(event) => setEnabled(event.currentTarget.checked)}
            />
            <TermsPanel terms={terms} change={change} />
          </>
        )}
        {panel === 'prices' && (
          <PricesPanel
            playTypes={shown?.playTypes ?? game.playTypes}
            prices={terms.prices}
            onChange={(prices) => change({ prices })}
          />
        )}
        {panel === 'bounds' && <BoundsPanel game={game} />}
        {panel === 'versions' && <VersionsPanel gameId={game.gameId} />}
      </div>
      {(panel === 'terms' || panel === 'prices') && (
        <>
          <ErrorText>{preview.error && textOf(preview.error)}</ErrorText>
          <Errors shown={shown} />
          <div className={styles.actions}>
            <Button
              isBusy={preview.isPending}
              onClick={() =>
                preview.mutate({ gameId: game.gameId, terms }, { onSuccess: setShown })
              }
            >
              {t('lotteryGames.preview')}
            </Button>
            <Button variant="primary" onClick={() => setSaving(true)}>
              {t('lotteryGames.save')}
            </Button>
          </div>
        </>
      )}
      {isSaving && (
        <SaveDialog game={game} terms={terms} enabled={enabled} onClose={() => setSaving(false)} />
      )}
    </Card>
  );
}

/** The errors of the last preview. */
function Errors({ shown }: { shown: GamePreview | null }) {
  const { t } = useTexts('console');
  if (!shown) return null;
  if (shown.errors.length === 0) return <p role="status">{t('lotteryGames.sound')}</p>;
  return (
    <ul role="status" className={styles.errors}>
      {shown.errors.map((error) => (
        <li key={error} lang="en" dir="ltr">
          {error}
        </li>
      ))}
    </ul>
  );
}
