import { bannerGroups, type BannerDraft, type AdminBanner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { CoverArt, TextInput } from '@croupier/ui';
import { useSaveBanner } from '../../api/content.ts';
import { ChoiceInput } from '../brand-settings/choice-input.tsx';
import { SwitchInput } from '../brand-settings/switch-input.tsx';
import { BannerWordsInput } from './banner-words-input.tsx';
import type { PanelProps } from './panel-props.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { LinkageInput } from './linkage-input.tsx';
import { ShowingInputs } from './showing-inputs.tsx';
import styles from './content.module.css';

interface BannerEditorProps extends PanelProps {
  /** `null`: a new banner. */
  readonly banner: AdminBanner | null;
  readonly onClose: () => void;
}

/** Initial values of a new banner. */
const fresh = (): BannerDraft => ({
  groupName: 'home',
  enabled: true,
  art: 'lotus',
  linkage: null,
  words: {},
  startsAt: new Date().toISOString(),
  endsAt: null,
});

/** Editor of a banner, with a live preview of its picture. */
export function BannerEditor({ brand, languages, banner, onClose }: BannerEditorProps) {
  const { t } = useTexts('console');
  const save = useSaveBanner();
  const { bannerId, revision } = banner ?? { bannerId: null, revision: 0 };
  return (
    <EditorDialog
      title={t(banner ? 'content.banner.edit' : 'content.banner.add')}
      begin={() => (banner ? draftOf(banner) : fresh())}
      saving={save}
      onSave={(written, ends) => save.mutate({ brand, bannerId, revision, ...written }, ends)}
      onClose={onClose}
    >
      {({ draft, faults, set }) => (
        <>
          <div className={styles.pair}>
            <ChoiceInput
              name="groupName"
              label={t('content.banner.group')}
              choices={bannerGroups}
              value={draft.groupName}
              wordsFor={(group) => t(`content.groups.${group}`)}
              onChange={(groupName) => set({ groupName })}
            />
            <SwitchInput
              name="enabled"
              label={t('content.banner.enabled')}
              isOn={draft.enabled}
              onChange={(enabled) => set({ enabled })}
            />
          </div>
          <BannerWordsInput languages={languages} draft={draft} faults={faults} onChange={set} />
          <div className={styles.pair}>
            <TextInput
              name="art"
              label={t('content.banner.art')}
              hint={t('content.banner.artHint')}
              value={draft.art}
              fault={faults['draft.art']}
              maxLength={60}
              onChange={(event) => set({ art: event.currentTarget.value })}
            />
            <figure className={styles.picture} aria-label={t('brand.preview')}>
              <CoverArt seed={draft.art} aspect="16:9" />
            </figure>
          </div>
          <LinkageInput
            linkage={draft.linkage}
            faults={faults}
            onChange={(linkage) => set({ linkage })}
          />
          <ShowingInputs showing={draft} faults={faults} onChange={set} />
        </>
      )}
    </EditorDialog>
  );
}

function draftOf({ bannerId: _id, revision: _revision, ...draft }: AdminBanner): BannerDraft {
  return draft;
}
