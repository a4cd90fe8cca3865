import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '../support/databases.ts';
import { startSite } from '../support/site-process.ts';
import { spawnSite } from '../support/spawn-site.ts';

describe('a start that cannot succeed ends with one sentence and a failing exit code', () => {
  async function sentenceFor(environment: Record<string, string>): Promise<string> {
    const { child, output, closed, discard } = spawnSite(environment);
    onTestFinished(discard);
    await closed;
    expect(child.exitCode).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: expect.stringMatching(/^[^\n]+\.\n$/) });
    return output.stderr.trim();
  }

  test.each([
    [{ PORT: 'http' }, /^PORT is "http", but it must be a whole number from 0 to 65535\.$/],
    [
      { DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site' },
      /^The PostgreSQL database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\.$/,
    ],
    [{ HOST: '192.0.2.200' }, /^HOST 192\.0\.2\.200 is not an address of this machine/],
    // Root may write wherever permissions say otherwise, but not here.
    [
      { DATA_DIR: '/proc' },
      /^The database file in DATA_DIR \/proc cannot be used \(ENOENT: .* '\/proc\/site\.db'\)\.$/,
    ],
    [{ DATA_DIR: '/proc/lashma/data' }, /^DATA_DIR \/proc\/lashma\/data cannot be created \(ENOENT/],
  ])('%o', async (environment, sentence) => {
    const told = await sentenceFor(environment);
    expect(told).toMatch(sentence);
    expect(told).not.toContain('hunter2');
  });

  test('a port that is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await sentenceFor({ PORT: String(port) })).toBe(
      `Port ${port} is already in use: stop the program that uses it, or set PORT to another number.`,
    );
  });
});

test('a public site says once how many placeholders visitors would see', async () => {
  const environment = { PUBLIC_URL: 'https://lashma.example' };
  const [site, local] = [await startSite(environment), await startSite({})];
  const report = execFileSync(process.execPath, ['cli/index.ts', 'check-site'], { encoding: 'utf8' });
  const [, count] = /^(\d+) to replace before launch/m.exec(report) ?? [];
  const said = ({ output }: typeof site) =>
    output.stdout.split('\n').filter((line) => line.includes('placeholders'));
  await expect.poll(() => said(site)).toEqual([expect.stringContaining(`"placeholders":${count},`)]);
  expect(said(local)).toEqual([]);
});

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  test('processes that start at the same instant on one fresh database all serve, and print one friendly line each beside their structured log', async () => {
    const { environment } = await freshDatabase();
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
