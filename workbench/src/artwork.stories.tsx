import { CategoryEmblem, LicenceBadge, PromotionArt, ProviderMark } from '@croupier/ui/artwork';
import { MemberIcon } from '@croupier/ui/member-icon';
import { memberIcons } from '@croupier/contracts';
import styles from './artwork.module.css';

export default { title: 'Artwork' };

const providers = Array.from({ length: 24 }, (_, index) => `provider-${index}`);

export const ProviderMarks = () => (
  <div className={styles.small}>
    {providers.map((seed) => (
      <ProviderMark key={seed} seed={seed} />
    ))}
  </div>
);

export const LicenceBadges = () => (
  <div className={styles.small}>
    {['MGA', 'FSC', 'PAGCOR', 'UKGC', 'DGOJ', 'KSA', 'AGCC', 'GLI'].map((authority) => (
      <LicenceBadge key={authority} seed={authority} />
    ))}
  </div>
);

const games = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ELOTT',
  'LOTT',
  'ESPORTS',
  'COCKFIGHT',
] as const;
const promotions = ['welcome', 'reload', 'lottery', 'vip'] as const;

export const CategoryEmblems = () => (
  <div className={styles.small}>
    {[...games, ...promotions].map((category) => (
      <CategoryEmblem key={category} category={category} />
    ))}
  </div>
);

export const PromotionPictures = () => (
  <div className={styles.large}>
    {promotions.flatMap((category) =>
      ['river-dawn', 'night-pier'].map((seed) => (
        <PromotionArt key={`${category} ${seed}`} seed={seed} category={category} />
      )),
    )}
  </div>
);

export const MemberIcons = () => (
  <div className={styles.small}>
    {memberIcons.map((icon) => (
      <MemberIcon key={icon} icon={icon} name={icon} size={56} />
    ))}
  </div>
);
