import { sql, type QueryExecutorProvider } from 'kysely';

const rememberedMs = 600_000;

/** Whether a nonce is seen for the first time; the provider's database has the table `seen_nonce`. */
export async function takeNonce(
  db: QueryExecutorProvider,
  { nonce, now }: { nonce: string; now: Date },
): Promise<boolean> {
  const oldest = new Date(now.getTime() - rememberedMs);
  await sql`delete from seen_nonce where seen_at < ${oldest}`.execute(db);
  const { rows } = await sql`insert into seen_nonce (nonce, seen_at) values (${nonce}, ${now})
    on conflict (nonce) do nothing returning nonce`.execute(db);
  return rows.length > 0;
}
