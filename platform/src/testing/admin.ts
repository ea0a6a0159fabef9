import pg from 'pg';

export interface Role {
  readonly name: string;
  readonly password: string;
}

export async function asAdmin(adminUrl: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database and role. An empty password keeps the administrator's own role. */
export function urlOf(adminUrl: string, database: string, role: Role): string {
  const parts = /^(postgres(?:ql)?:\/\/)(?:[^@/?]*@)?([^/?]*)\/?[^?]*(\?.*)?$/.exec(adminUrl);
  const [, scheme = 'postgres://', host = '', query = ''] = parts ?? [];
  const credentials = `${role.name}:${role.password}@`;
  if (host !== '') return `${scheme}${credentials}${host}/${database}${query}`;
  const parameters = new URLSearchParams(query);
  parameters.set('user', role.name);
  parameters.set('password', role.password);
  return `${scheme}/${database}?${parameters}`;
}
