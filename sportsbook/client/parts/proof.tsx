import { useState } from 'react';
import { commitOf } from '../../src/model/random.ts';
import type { MatchDetail } from '../../src/play-protocol.ts';
import { replay } from '../../src/world/world.ts';
import { t } from '../lib/texts.ts';

/** Repeats a match from its seed; whether the seed has the published hash and gives the shown result. */
export function isProven({ match, proof }: Pick<MatchDetail, 'match' | 'proof'>): boolean {
  const { seed, commit, expectation } = proof;
  if (!seed || !expectation || commitOf(seed) !== commit) return false;
  const { final } = replay(seed, expectation, { home: [], away: [] });
  return final.home === match.state.home && final.away === match.state.away;
}

/** The hash that fixed the match before it began, and its seed afterwards. */
export function Proof({ detail }: { readonly detail: MatchDetail }) {
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const { commit, seed, expectation } = detail.proof;
  if (!commit) return null;
  return (
    <details className="panel proof">
      <summary>{t('proof')}</summary>
      <p>{t(seed ? 'proof-text' : 'proof-later')}</p>
      <dl>
        <dt>{t('hash')}</dt>
        <dd dir="ltr">{commit}</dd>
        {seed && (
          <>
            <dt>{t('seed')}</dt>
            <dd dir="ltr">{seed}</dd>
          </>
        )}
      </dl>
      {seed && expectation && (
        <button type="button" className="action" onClick={() => setVerdict(isProven(detail))}>
          {t('verify')}
        </button>
      )}
      {verdict !== null && <p role="status">{t(verdict ? 'verified' : 'verified-not')}</p>}
    </details>
  );
}
