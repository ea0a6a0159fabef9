import type { BrandSummary, Placement } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, ButtonLink, Card, Checkbox, Icon, Select } from '@croupier/ui';
import { useState } from 'react';
import { ChangeDialog, type Refusal } from './change-dialog.tsx';
import { canGoBack, fixing, goingBack, switching, type Change } from './change.ts';
import { HealthText } from './health-text.tsx';
import styles from './placement.module.css';
import { CanaryStatus } from './canary-status.tsx';

interface PlacementCardProps {
  readonly brand: BrandSummary;
  readonly placement: Placement;
  /** The board is reloading: the shown data may be outdated. */
  readonly isReloading: boolean;
}

/**
 * One cell: a module on one brand. Both controls show the current state and ask for confirmation before a
 * change.
 */
export function PlacementCard({ brand, placement, isReloading }: PlacementCardProps) {
  const { t } = useTexts('console');
  const [change, setChange] = useState<Change | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const names = { module: placement.module, brand: brand.name };

  function ask(next: Change): void {
    setRefused(null);
    setChange(next);
  }

  return (
    <Card as="article" className={styles.card} data-on={placement.enabled || undefined}>
      <div className={styles.title}>
        <div className={styles.words}>
          <h3>{placement.module}</h3>
          <p>{t('board.owner', { owner: placement.owner })}</p>
        </div>
        {placement.version !== null && <Badge tone="warning">{t('board.fixed')}</Badge>}
        <Checkbox
          look="switch"
          name="enabled"
          label={
            <span className={styles.state}>{t(placement.enabled ? 'board.on' : 'board.off')}</span>
          }
          aria-label={t('board.switch', names)}
          checked={placement.enabled}
          onChange={() => ask(switching(placement, !placement.enabled))}
        />
      </div>
      {refused && !isReloading && (
        <p role="alert" className={styles.conflict}>
          <Icon name="alert" />
          {t(refused === 'place-taken' ? 'change.clash' : 'change.conflict', names)}
        </p>
      )}
      <div className={styles.facts}>
        <VersionSelect
          placement={placement}
          onChoose={(version) => ask(fixing(placement, version))}
        />
        <Facts placement={placement} />
      </div>
      <CanaryStatus placement={placement} />
      <footer className={styles.foot}>
        <ServingHealth placement={placement} />
        {canGoBack(placement) && (
          <Button size="s" variant="quiet" onClick={() => ask(goingBack(placement))}>
            {t(placement.canary ? 'board.endTrial' : 'board.goBack')}
          </Button>
        )}
        <ButtonLink
          size="s"
          to={`/modules/${brand.code}/${placement.module}`}
          aria-label={t('board.releasesOf', names)}
        >
          {t('board.releases')}
        </ButtonLink>
      </footer>
      {change && (
        <ChangeDialog
          brand={brand}
          module={placement.module}
          change={change}
          onClose={() => setChange(null)}
          onRefused={setRefused}
        />
      )}
    </Card>
  );
}

function VersionSelect({
  placement,
  onChoose,
}: {
  placement: Placement;
  onChoose: (version: string | null) => void;
}) {
  const { t } = useTexts('console');
  const newest = placement.newest;
  return (
    <Select
      label={t('board.version')}
      name="version"
      className={styles.select}
      value={placement.version ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || null)}
    >
      <option value="">
        {newest ? t('board.newest', { version: newest }) : t('board.newestNone')}
      </option>
      {placement.releases.map(({ version }) => (
        <option key={version} value={version} dir="ltr">
          {version}
        </option>
      ))}
    </Select>
  );
}

/** Facts about the next page load: of the served release, or of the release that would be served. */
function Facts({ placement }: { placement: Placement }) {
  const { t, formats } = useTexts('console');
  const wanted = placement.serving ?? placement.version ?? placement.newest;
  const release = placement.releases.find(({ version }) => version === wanted);
  const size = release && formats.number(release.bytes / 1024, { maximumFractionDigits: 0 });
  return (
    <dl className={styles.release}>
      <div>
        <dt>{t('board.serving')}</dt>
        <dd data-serving={placement.serving !== null || undefined}>
          {placement.serving ? <bdi dir="ltr">{placement.serving}</bdi> : t('board.notServing')}
        </dd>
      </div>
      <div>
        <dt>{t('board.released')}</dt>
        <dd>{release ? formats.date(release.releasedAt) : t('board.unknown')}</dd>
      </div>
      <div>
        <dt>{t('board.size')}</dt>
        <dd>{size ? t('board.kilobytes', { size }) : t('board.unknown')}</dd>
      </div>
    </dl>
  );
}

function ServingHealth({ placement }: { placement: Placement }) {
  const release = placement.releases.find(({ version }) => version === placement.serving);
  return release ? <HealthText failures={release.failures} /> : null;
}
