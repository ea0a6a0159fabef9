import { readServicePath, type ServiceItem, type ServiceType } from '@croupier/contracts';
import { NetworkMark } from '../../frame/network-mark.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useCallback } from 'react';
import styles from './side-bar.module.css';

/** The networks' own spelling, the same in every language. */
const names: Readonly<Record<Exclude<ServiceType, 'LIVECHAT'>, string>> = {
  TELEGRAM: 'Telegram',
  TELEGRAM2: 'Telegram 2',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
};

/** A channel of the brand on another network; the address is validated here, before a visitor follows it. */
export function ChannelLink({ item: { csType, path } }: { item: ServiceItem }) {
  const load = useCallback(() => readServicePath(path), [path]);
  const address = useLoaded(load, true);
  if (csType === 'LIVECHAT' || address.state !== 'ready' || address.value === null) return null;
  return (
    <a href={address.value} target="_blank" rel="noopener noreferrer" className={styles.item}>
      <NetworkMark network={csType === 'TELEGRAM2' ? 'TELEGRAM' : csType} />
      <span className={styles.word}>{names[csType]}</span>
    </a>
  );
}
