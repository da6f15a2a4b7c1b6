import pg from 'pg';

/** Returns the URL of another database on the same server. */
export function onServer(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Copies a template database for one test file. */
export async function copyTemplate(server: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `canchero_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  return { url: onServer(server, name), drop: () => runOnServer(server, `drop database ${name} with (force)`) };
}

/** Runs a statement as the owner of all tables. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
