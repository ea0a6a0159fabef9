import {
  nativeNames,
  type CampaignDraft,
  type CampaignId,
  type Language,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, ErrorText, Tabs, useFailureText } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePreviewCampaign, useSimulateCampaign } from '../../api/campaigns.ts';
import styles from './campaigns.module.css';

interface CampaignPreviewProps {
  readonly brand: string;
  readonly id: CampaignId | null;
  readonly languages: readonly Language[];
  readonly draft: CampaignDraft;
}

const pauseMs = 500;

/** The page, its generated terms and the size of the audience while the operator types; the simulation on request. */
export function CampaignPreview({ brand, id, languages, draft }: CampaignPreviewProps) {
  const { t, formats } = useTexts('console');
  const failureText = useFailureText();
  const preview = usePreviewCampaign();
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'en');
  const ask = useEffectEvent(() => preview.mutate({ brand, id, draft }));
  useEffect(() => {
    const timer = setTimeout(() => ask(), pauseMs);
    return () => clearTimeout(timer);
  }, [brand, draft]);
  const isUnreadable = preview.error?.code === 'invalid-input';
  return (
    <section aria-label={t('campaigns.preview')} className={styles.group}>
      <h3>{t('campaigns.preview')}</h3>
      {preview.error && (
        <ErrorText>
          {isUnreadable ? t('campaigns.incomplete') : failureText(preview.error)}
        </ErrorText>
      )}
      {preview.data && (
        <>
          <p>
            {t('campaigns.members', {
              members: formats.number(preview.data.members),
              heldOut: formats.number(preview.data.heldOut),
            })}
          </p>
          <Tabs
            label={t('campaigns.termsIn')}
            tabs={languages.map((id) => ({ id, label: nativeNames[id] }))}
            value={language}
            onChange={(tab) => setLanguage(languages.find((one) => one === tab) ?? language)}
          />
          <Card tone="sunken" role="tabpanel" aria-label={nativeNames[language]}>
            <PagePreview draft={draft} language={language} />
            <ol lang={language} dir="auto" className={styles.terms}>
              {preview.data.terms.map((paragraph) => (
                <li key={paragraph.en}>{paragraph[language]}</li>
              ))}
            </ol>
          </Card>
        </>
      )}
      <Simulation brand={brand} id={id} draft={draft} />
    </section>
  );
}

interface PagePreviewProps {
  readonly draft: CampaignDraft;
  readonly language: Language;
}

/** The head of the page as players see it: picture, category, title, summary and duration. */
function PagePreview({ draft, language }: PagePreviewProps) {
  const { t, formats } = useTexts('console');
  const { art, category, startsAt, endsAt } = draft;
  const words = draft.words[language] ?? Object.values(draft.words)[0];
  const start = formats.dateTime(startsAt);
  return (
    <article className={styles.page}>
      <div className={styles.cover}>
        <PromotionArt seed={art} category={category} />
      </div>
      <div className={styles.words}>
        <Badge tone="accent">{t(`campaigns.categoryOf.${category}`)}</Badge>
        <h4 lang={language} dir="auto">
          {words?.title}
        </h4>
        <p lang={language} dir="auto">
          {words?.summary}
        </p>
        <p className={styles.note}>
          {endsAt === null
            ? t('campaigns.runsFrom', { start })
            : t('campaigns.runsFromTo', { start, end: formats.dateTime(endsAt) })}
        </p>
      </div>
    </article>
  );
}

function Simulation({ brand, id, draft }: Omit<CampaignPreviewProps, 'languages'>) {
  const { t, formats } = useTexts('console');
  const failureText = useFailureText();
  const simulate = useSimulateCampaign();
  const { data, error } = simulate;
  return (
    <div className={styles.group}>
      <Button
        icon="chart"
        isBusy={simulate.isPending}
        onClick={() => simulate.mutate({ brand, id, draft })}
      >
        {t('campaigns.simulate')}
      </Button>
      <div role="status">
        {data && (
          <>
            <p>
              {t('campaigns.simulated', {
                days: formats.number(data.days),
                rewards: formats.number(data.rewards),
                members: formats.number(data.members),
                cost: formats.money(data.cost, ''),
              })}
            </p>
            {data.basis === 'audience' && <p>{t('campaigns.byAudience')}</p>}
            {data.spentOn && <p>{t('campaigns.spentOn', { day: formats.date(data.spentOn) })}</p>}
          </>
        )}
      </div>
      <ErrorText>{error && failureText(error)}</ErrorText>
    </div>
  );
}
