import { migrate } from '../../db/index.ts';
import { databaseBefore, migrations } from '../../testing/old-database.ts';

const inEvery = (name: string) => ({ en: name, bn: name, es: name, ar: name });

test('names of bonuses and free rounds of an earlier version are read in every language', async () => {
  const { url, client } = await databaseBefore('0800-names-in-every-language.sql');
  try {
    await client.query(`INSERT INTO members (id, brand, username, username_key, nickname, type, password_hash,
      payment_pin_hash, upline_path, joined_at, password_changed_at)
      VALUES ('mem_a', 'padma', 'rahim', 'rahim', 'Rahim', 0, '', '', '/', now(), now())`);
    await client.query(`INSERT INTO bonus (id, member_id, brand, currency, campaign, granted_units, target_units,
      spends, weights, state, granted_at, expires_at, ended_at) VALUES
      ('bon_a', 'mem_a', 'padma', 'BDT', 'Friday', 1, 1, 'cash-first', '{}', 'spent', now(), now(), now()),
      ('bon_b', 'mem_a', 'padma', 'BDT', 'দ্বিগুণ', 1, 1, 'cash-first', '{}', 'active', now(), now(), NULL)`);
    await client.query(`INSERT INTO reward_grant (id, member_id, brand, currency, source_type, source_id, title,
      terms, reward, claim, state, granted_at, reference) VALUES ('rwd_b', 'mem_a', 'padma', 'BDT', 'campaign', 'c',
      '{"en":"Doubled","bn":"দ্বিগুণ","es":"El doble","ar":"مضاعف"}', '[]', '{}', 'manual', 'claimed', now(), 'bon_b')`);
    await client.query(`INSERT INTO free_rounds (id, provider, member_id, currency, rounds, stake_units, expires_at,
      campaign) VALUES ('frr_a', 'studio', 'mem_a', 'BDT', 1, 1, now(), 'Friday'),
      ('frr_b', 'studio', 'mem_a', 'BDT', 1, 1, now(), '')`);
    await migrate(url, migrations);
    const { rows } = await client.query(`SELECT id, campaign FROM bonus
      UNION ALL SELECT id, campaign FROM free_rounds ORDER BY id`);
    expect(rows).toEqual([
      { id: 'bon_a', campaign: inEvery('Friday') },
      {
        id: 'bon_b',
        campaign: { en: 'Doubled', bn: 'দ্বিগুণ', es: 'El doble', ar: 'مضاعف' },
      },
      { id: 'frr_a', campaign: inEvery('Friday') },
      { id: 'frr_b', campaign: null },
    ]);
  } finally {
    await client.end();
  }
});
