import type { NoticeId } from '@croupier/contracts';

/** Content of a push message; its text is written when it is sent. */
export type NotificationSubject =
  | { readonly about: AmountSubject; readonly amount: string }
  | { readonly about: 'notice'; readonly notice: NoticeId };

export type AmountSubject =
  | 'deposit-credited'
  | 'deposit-declined'
  | 'withdrawal-paid'
  | 'withdrawal-back'
  | 'win'
  | 'round-refunded';
