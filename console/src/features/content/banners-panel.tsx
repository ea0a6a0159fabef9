import {
  bannerCalls,
  bannerGroups,
  newBanner,
  type BannerDraft,
  type BannerId,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { CoverArt } from '@croupier/ui';
import { ChoiceInput } from '../brand-settings/choice-input.tsx';
import { DocumentPanel } from '../documents/document-panel.tsx';
import type { DocumentView, DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { BannerWordsInput } from './banner-words-input.tsx';
import { ArtInput } from '../../lib/art-input.tsx';
import { LinkageInput } from './linkage-input.tsx';
import { ShowingInputs } from './showing-inputs.tsx';
import styles from './content.module.css';

/** The banners of a brand, grouped by position. */
export function BannersPanel(panel: PanelProps) {
  return <DocumentPanel {...panel} view={useBannerView()} />;
}

function useBannerView(): DocumentView<BannerDraft, BannerId> {
  const { t } = useTexts('console');
  return {
    calls: bannerCalls,
    isOrdered: true,
    groups: bannerGroups.map((id) => ({
      id,
      label: t(`content.groups.${id}`),
      has: ({ groupName }) => groupName === id,
    })),
    texts: {
      add: t('content.banner.add'),
      edit: t('content.banner.edit'),
      empty: t('content.banner.empty'),
      removeText: t('content.banner.removeText'),
      restoreText: t('content.banner.restoreText'),
    },
    begin: () => ({
      ...newBanner,
      words: {},
      startsAt: new Date().toISOString(),
      endsAt: null,
    }),
    words: ({ words }) => words,
    showing: (draft) => draft,
    isRemovable: () => true,
    thumb: ({ art }) => <CoverArt seed={art} aspect="16:9" />,
    inputs: (props) => <BannerInputs {...props} />,
  };
}

/** The fields of a banner, with a live preview of its picture. */
function BannerInputs({ languages, draft, errors, set }: DraftInputs<BannerDraft>) {
  const { t } = useTexts('console');
  return (
    <>
      <ChoiceInput
        name="groupName"
        label={t('content.banner.group')}
        choices={bannerGroups}
        value={draft.groupName}
        wordsFor={(group) => t(`content.groups.${group}`)}
        onChange={(groupName) => set({ groupName })}
      />
      <BannerWordsInput languages={languages} draft={draft} errors={errors} onChange={set} />
      <div className={styles.pair}>
        <ArtInput
          value={draft.art}
          error={errors['draft.art']}
          className={styles.picture}
          onChange={(art) => set({ art })}
        >
          <CoverArt seed={draft.art} aspect="16:9" />
        </ArtInput>
      </div>
      <LinkageInput
        linkage={draft.linkage}
        errors={errors}
        onChange={(linkage) => set({ linkage })}
      />
      <ShowingInputs showing={draft} errors={errors} onChange={set} />
    </>
  );
}
