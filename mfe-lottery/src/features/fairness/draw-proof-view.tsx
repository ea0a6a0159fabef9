import type { DrawProof } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Icon, LiveRegion, Section, Spinner } from '@croupier/ui';
import type { ReactNode } from 'react';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import { familyOfDraw, shapeOfFamily } from '../../lib/shape-of-family.ts';
import styles from './draw-proof-view.module.css';
import { LongValue } from './long-value.tsx';
import { useVerdict, type Finding } from './use-verdict.ts';

/** A completed draw: the verdict in one sentence, then every value and step of the computation. */
export function DrawProofView({ proof }: { proof: DrawProof }) {
  const { t, formats } = useTexts('mfe-lottery');
  const finding = useVerdict(proof);
  const { beacon, draw } = proof;
  const verdict = finding.state === 'found' ? finding.verdict : null;
  const round = formats.number(beacon?.round ?? 0, { useGrouping: false });
  const isQuicknet = beacon?.source === 'quicknet';
  const family = familyOfDraw(proof.family) ?? 'k3';
  return (
    <div className={styles.proof}>
      <VerdictBanner finding={finding} />
      <div className={styles.numbers}>
        <DrawnNumbers
          family={family}
          result={draw.result}
          isShort={shapeOfFamily(family).kind === 'sample'}
        />
      </div>
      <Section title={t('fairness.steps')} className={styles.course}>
        <ol className={styles.steps}>
          <Step
            isDone={verdict?.isCommitKept}
            title={t('fairness.commitTitle')}
            text={t('fairness.commitText')}
          >
            <LongValue label={t('fairness.commit')} value={proof.commit} />
            <LongValue label={t('fairness.seed')} value={proof.serverSeed} />
          </Step>
          <Step
            isDone={verdict?.isBeaconKept}
            title={t(isQuicknet ? 'fairness.quicknetTitle' : 'fairness.beaconTitle')}
            text={t(isQuicknet ? 'fairness.quicknetText' : 'fairness.beaconText', { round })}
          >
            {isQuicknet ? (
              <LongValue
                label={t('fairness.signature', { round })}
                value={beacon.signature ?? null}
              />
            ) : (
              <LongValue label={t('fairness.chainEnd')} value={beacon?.chainEnd ?? null} />
            )}
            <LongValue label={t('fairness.value', { round })} value={beacon?.value ?? null} />
          </Step>
          <Step
            isDone={verdict?.isResultEqual}
            title={t('fairness.drawTitle')}
            text={t('fairness.drawText')}
          >
            <LongValue
              label={t('fairness.message')}
              value={`draw-v1|${proof.family}|${draw.numero}|${proof.external ?? ''}`}
            />
            <div>
              <dt>{t('fairness.drawnHere')}</dt>
              <dd>
                {verdict ? <DrawnNumbers family={family} result={verdict.drawn} /> : <Spinner />}
              </dd>
            </div>
          </Step>
        </ol>
      </Section>
      <Section title={t('fairness.limitsTitle')} className={styles.limits}>
        <p className={styles.prose}>
          {t(isQuicknet ? 'fairness.quicknetLimits' : 'fairness.limits')}
        </p>
      </Section>
    </div>
  );
}

function VerdictBanner({ finding }: { finding: Finding }) {
  const { t } = useTexts('mfe-lottery');
  const key = verdictKey(finding);
  return (
    <>
      <p className={styles.verdict} data-verdict={key}>
        {key === 'working' ? <Spinner /> : <Icon name={key === 'fair' ? 'shield' : 'alert'} />}
        <strong>{t(`verdict.${key}`)}</strong>
      </p>
      <LiveRegion>{key === 'working' ? '' : t(`verdict.${key}`)}</LiveRegion>
    </>
  );
}

function verdictKey(finding: Finding): 'working' | 'impossible' | 'fair' | 'unfair' {
  if (finding.state !== 'found') return finding.state;
  return finding.verdict.isFair ? 'fair' : 'unfair';
}

interface StepProps {
  readonly isDone: boolean | undefined;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ isDone, title, text, children }: StepProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <li className={styles.step}>
      <div className={styles.stepHead}>
        <h3>{title}</h3>
        {isDone !== undefined && (
          <Badge tone={isDone ? 'positive' : 'negative'}>
            {t(isDone ? 'fairness.matches' : 'fairness.differs')}
          </Badge>
        )}
      </div>
      <p className={styles.prose}>{text}</p>
      <dl className={styles.values}>{children}</dl>
    </li>
  );
}
