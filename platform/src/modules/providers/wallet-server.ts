import type { WalletStatus } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import type { CallMeter } from './call-meter.ts';
import type { WalletOutcome } from './wallet-context.ts';
import type { Dialect, DialectAnswer, ReceivedRequest } from './dialect.ts';
import type { LivePartners } from './live-partners.ts';
import { isAllowedFrom } from './partners.ts';
import type { WalletCore } from './wallet-core.ts';

/**
 * The wallet's entry point: authenticates a provider in any dialect, and formats the wallet's decision in
 * that dialect.
 */
export interface WalletServer {
  /** `null` for a call that the dialect does not have. Never rejects: every outcome has a status. */
  answer(dialect: Dialect, received: ReceivedRequest): Promise<DialectAnswer | null>;
}

export interface WalletServerUses {
  readonly wallet: WalletCore;
  readonly partners: LivePartners;
  readonly meter: CallMeter;
}

export function createWalletServer(
  { clock, log }: Pick<Core, 'clock' | 'log'>,
  { wallet, partners, meter }: WalletServerUses,
): WalletServer {
  async function decide(
    dialect: Dialect,
    received: ReceivedRequest,
  ): Promise<WalletOutcome | null> {
    await partners.refresh();
    const admitted = dialect.admit(received, partners, clock.now());
    if (!admitted.ok) return { status: admitted.status };
    const { partner, nonce } = admitted;
    if (partner.dialect !== dialect.id || !isAllowedFrom(partner, received.ip))
      return { status: 'RS_ERROR_INVALID_PARTNER' };
    const read = dialect.read(received);
    if (!read) return null;
    if (!read.ok) return { status: read.status };
    const about = { partner: partner.id, call: read.order.call };
    const startedMs = performance.now();
    const count = (status: WalletStatus) =>
      meter.count(partner.id, { status, tookMs: performance.now() - startedMs });
    try {
      const outcome = await wallet.decide({ partner, nonce }, read.order);
      for (const { status } of outcome.items ?? [outcome]) {
        count(status);
        if (errorsOfProvider.has(status))
          log.warn({ ...about, status }, 'a provider asked for what cannot be');
      }
      return outcome;
    } catch (error) {
      count('RS_ERROR_TIMEOUT');
      log.error({ err: error, ...about }, 'wallet call failed');
      // Nothing was committed: the provider retries with the same id.
      return { status: 'RS_ERROR_TIMEOUT' };
    }
  }

  return {
    async answer(dialect, received) {
      const outcome = await decide(dialect, received);
      return outcome && dialect.answer(outcome, received);
    },
  };
}

/** A reused id or a win for a settled bet: the provider has an error to fix. */
const errorsOfProvider: ReadonlySet<WalletStatus> = new Set([
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_ALREADY_SETTLED',
]);
