import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Role } from '#domain/desk/roles.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { freePort } from './free-port.ts';
import { startPostgres } from './postgres.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { COMPILE_CACHE, spawnSite } from './spawn-site.ts';

export interface DeskPair {
  /** Of the process whose desk is used. Passkeys need this name: browsers make none for an address of numbers. */
  deskUrl: string;
  /** Of both processes, where visitors read. */
  urls: readonly [string, string];
  database: Database;
  smtp: TestSmtp;
  /** Runs the command and gives the link that it prints. */
  invite(name: string, role: Role): Promise<string>;
  close(): Promise<void>;
}

/** Two processes of the site on one PostgreSQL, as journeys through the desk need them. */
export async function openDeskPair(): Promise<DeskPair> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const smtp = await startSmtp();
  const port = await freePort();
  const deskUrl = `http://localhost:${port}`;
  const environment = {
    PUBLIC_URL: deskUrl,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'warn',
    FORM_LIMIT: '1000',
    DATABASE_URL: databaseUrl,
  };
  const first = spawnSite({ ...environment, PORT: String(port) });
  const { dataDir } = first;
  const second = spawnSite({ ...environment, DATA_DIR: dataDir });
  const urls = await Promise.all([first.listening(), second.listening()]);
  const database = await connectDatabase({ dataDir, databaseUrl });

  async function invite(name: string, role: Role): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['cli/index.ts', 'desk', 'invite', name, '--role', role],
      {
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment, DATA_DIR: dataDir },
      },
    );
    return /^http\S+$/m.exec(stdout)?.[0] ?? '';
  }

  return {
    deskUrl,
    urls,
    database,
    smtp,
    invite,
    async close() {
      await database.destroy();
      await Promise.all([first, second].map((site) => site.discard()));
      await smtp.stop();
      await postgres.remove();
    },
  };
}

/** Gives the page a phone's own authenticator, whose owner says yes at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
