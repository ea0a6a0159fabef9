import type { BrandSummary, Placement } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Icon, Section } from '@croupier/ui';
import { useState } from 'react';
import { ChangeDialog, type Refusal } from '../placement/change-dialog.tsx';
import { canGoBack, fixing, goingBack, trying, type Change } from '../placement/change.ts';
import { CanaryStatus } from '../placement/canary-status.tsx';
import { CellHistory } from './cell-history.tsx';
import { ReleaseItem } from './release-item.tsx';
import styles from './releases.module.css';
import { SettingsForm } from './settings-form.tsx';

interface ModuleAdminProps {
  readonly brand: BrandSummary;
  readonly placement: Placement;
}

/** All operator actions for one module on one brand. */
export function ModulePanel({ brand, placement }: ModuleAdminProps) {
  const { t } = useTexts('console');
  const [change, setChange] = useState<Change | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { module } = placement;

  function ask(next: Change): void {
    setRefused(null);
    setChange(next);
  }

  return (
    <div className={styles.panel}>
      <div className={styles.main}>
        <Now placement={placement} onAsk={ask} />
        {refused && (
          <p role="alert" className={styles.refused}>
            <Icon name="alert" />
            {t(refused === 'place-taken' ? 'change.clash' : 'change.conflict', {
              module,
              brand: brand.name,
            })}
          </p>
        )}
        <Section title={t('releases.title')}>
          <ol className={styles.line}>
            {placement.releases.map((release) => (
              <ReleaseItem
                key={release.version}
                brand={brand}
                placement={placement}
                release={release}
                onGive={() => ask(fixing(placement, release.version))}
                onTry={(percent) => ask(trying(placement, { version: release.version, percent }))}
              />
            ))}
          </ol>
        </Section>
      </div>
      <div className={styles.side}>
        <SettingsForm key={placement.revision} brand={brand} placement={placement} />
        <CellHistory subject={`${brand.code}/${module}`} />
      </div>
      {change && (
        <ChangeDialog
          brand={brand}
          module={module}
          change={change}
          onClose={() => setChange(null)}
          onRefused={setRefused}
        />
      )}
    </div>
  );
}

/** The release that the brand's next page load gets, and the rollback. */
function Now({ placement, onAsk }: { placement: Placement; onAsk: (change: Change) => void }) {
  const { t } = useTexts('console');
  const { serving, canary, lastGood } = placement;
  return (
    <Card className={styles.now}>
      <div className={styles.serving}>
        <p>
          <span>{t('board.serving')}</span>
          <strong>{serving ? <bdi dir="ltr">{serving}</bdi> : t('board.notServing')}</strong>
        </p>
        {canGoBack(placement) && (
          <Button variant="danger" icon="history" onClick={() => onAsk(goingBack(placement))}>
            {canary ? t('board.endTrial') : t('releases.backTo', { version: lastGood ?? '' })}
          </Button>
        )}
      </div>
      <CanaryStatus placement={placement} />
      {canary && (
        <div className={styles.canaryActions}>
          <Button
            size="s"
            onClick={() =>
              onAsk(trying(placement, { version: canary.version, percent: canary.percent }))
            }
          >
            {t('releases.changeShare')}
          </Button>
          <Button
            size="s"
            variant="primary"
            onClick={() => onAsk(fixing(placement, canary.version))}
          >
            {t('releases.giveAll', { version: canary.version })}
          </Button>
        </div>
      )}
    </Card>
  );
}
