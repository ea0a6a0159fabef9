import type { GameDetail } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Money } from '@croupier/ui';
import { useClassifyName } from '../../lib/use-classify-name.ts';
import styles from './about-game.module.css';

/** What the provider states of the game. */
export function GameFacts({ detail }: { detail: GameDetail }) {
  const { t, formats } = useTexts('mfe-games');
  const nameOf = useClassifyName();
  const { game, maxBet, languages, vendorName, jackpotRtp, rtpRange } = detail;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('about.rtp')}</dt>
        <dd>
          {formats.percent(game.rtp / 100, 2)}
          {jackpotRtp > 0 && (
            <small>
              {t('about.jackpotPart', { percent: formats.percent(jackpotRtp / 100, 2) })}
            </small>
          )}
          {rtpRange && (
            <small>
              {t('about.rtpRange', {
                least: formats.percent(rtpRange.least / 100, 2),
                most: formats.percent(rtpRange.most / 100, 2),
              })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('about.stakes')}</dt>
        <dd>
          {!maxBet && `${t('card.from')} `}
          <Money amount={game.minBet} />
          {maxBet && (
            <>
              {' – '}
              <Money amount={maxBet} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('about.kind')}</dt>
        <dd>{nameOf(game.gameClassify)}</dd>
      </div>
      <div>
        <dt>{t('lobby.vendor')}</dt>
        <dd>{vendorName}</dd>
      </div>
      {languages.length > 0 && <Languages codes={languages} />}
    </dl>
  );
}

function Languages({ codes }: { codes: readonly string[] }) {
  const { t, language } = useTexts('mfe-games');
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const list = new Intl.ListFormat([language], { type: 'unit' });
  return (
    <div>
      <dt>{t('about.languages')}</dt>
      <dd>{list.format(codes.map((code) => names.of(code) ?? code))}</dd>
    </div>
  );
}
