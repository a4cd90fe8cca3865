import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '../support/databases.ts';
import { failToStart, startSite } from '../support/site-process.ts';

describe('a start that cannot succeed ends with one sentence and a failing exit code', () => {
  async function sentenceFor(environment: Record<string, string>): Promise<string> {
    const { code, stdout, stderr } = await failToStart(environment);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    return stderr.trim();
  }

  test('a bad PORT', async () => {
    expect(await sentenceFor({ PORT: 'http' })).toBe(
      'PORT is "http", but it must be a whole number from 0 to 65535.',
    );
  });

  test('a DATABASE_URL that is no PostgreSQL address', async () => {
    const sentence = await sentenceFor({ DATABASE_URL: 'mysql://root:hunter2@db/site' });
    expect(sentence).toMatch(
      /^DATABASE_URL is set to a value that cannot be used, but it must be an address such as postgres:/,
    );
    expect(sentence).not.toContain('hunter2');
  });

  test('a DATABASE_URL where nothing answers', async () => {
    const sentence = await sentenceFor({ DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site' });
    expect(sentence).toMatch(
      /^The PostgreSQL database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\.$/,
    );
    expect(sentence).not.toContain('hunter2');
  });

  test.each(['1', '2'])('a port that is taken, with %s process(es)', async (WEB_CONCURRENCY) => {
    const port = await takenPort();
    expect(await sentenceFor({ PORT: String(port), WEB_CONCURRENCY })).toBe(
      `Port ${port} is already in use: stop the program that uses it, or set PORT to another number.`,
    );
  });

  test('a HOST that is not ours', async () => {
    // The first of several processes finds out before anything else is done.
    expect(await sentenceFor({ HOST: '192.0.2.200', WEB_CONCURRENCY: '2' })).toMatch(
      /^HOST 192\.0\.2\.200 is not an address of this machine/,
    );
  });

  test('a DATA_DIR below a regular file', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    expect(await sentenceFor({ DATA_DIR: join(folder, 'file/data') })).toMatch(
      /^DATA_DIR .*\/file\/data cannot be created/,
    );
  });

  test('a DATA_DIR where no folder can be made', async () => {
    expect(await sentenceFor({ DATA_DIR: '/proc/lashma/data' })).toMatch(
      /^DATA_DIR \/proc\/lashma\/data cannot be created \(ENOENT/,
    );
  });

  test('a DATA_DIR that exists but takes no files', async () => {
    // Root may write wherever permissions say otherwise, but not here.
    expect(await sentenceFor({ DATA_DIR: '/proc' })).toBe(
      "The database file in DATA_DIR /proc cannot be used (ENOENT: no such file or directory, open '/proc/site.db').",
    );
  });
});

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  test('processes that start at the same instant on one fresh database all serve, and print one friendly line each beside their structured log', async () => {
    const { dataDir, databaseUrl } = await freshDatabase();
    const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const sites = await Promise.all([1, 2, 3].map(() => startSite(environment)));
    for (const { output, url } of sites) {
      const friendly = output.stdout.split('\n').filter((line) => line && !line.startsWith('{'));
      expect(friendly).toEqual([expect.stringMatching(/^LASHMA website: http:\/\/localhost:\d+$/)]);
      expect(output.stderr).toBe('');
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      const response = await fetch(url);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1');
    }
  });
});

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-fault-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
