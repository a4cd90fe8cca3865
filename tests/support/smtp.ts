import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './machine.ts';

const SLOW_MS = 1000;

export interface ReceivedMail extends Email {
  /** To whom the envelope was addressed, whatever the headers say. */
  recipients: string[];
  raw: string;
  header(name: string): string | undefined;
}

/** `hang` takes the whole mail and never answers, `slow` in a second, `busy` says try later, `refuse` no for good. */
type SmtpMood = 'accept' | 'hang' | 'slow' | 'busy' | 'refuse';

/** A real SMTP server on a loopback port; the same port whenever it is started again. Whoever starts it stops it. */
export interface TestSmtp {
  url: string;
  /** What it has accepted, in order. */
  mails: ReceivedMail[];
  mood: SmtpMood;
  /** Mails that have begun to come in, accepted or not. */
  begun: number;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSmtp(): Promise<TestSmtp> {
  const port = await freePort();
  let server: SMTPServer;

  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    mood: 'accept',
    begun: 0,
    async start() {
      server = createServer(smtp);
      await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    async stop() {
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  await smtp.start();
  return smtp;
}

function createServer(smtp: TestSmtp): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo(_address, _session, done) {
      if (smtp.mood === 'busy') done(answer(451, 'try again later'));
      else if (smtp.mood === 'refuse') done(answer(550, 'no such mailbox'));
      else done();
    },
    onData(stream, session, done) {
      smtp.begun++;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (smtp.mood === 'hang') return;
        if (smtp.mood === 'slow') await pause(SLOW_MS);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        smtp.mails.push(await read(Buffer.concat(chunks), recipients));
        done();
      });
    },
  });
  // A client that is killed while it sends is what some tests are about.
  server.on('error', () => {});
  return server;
}

async function read(raw: Buffer, recipients: string[]): Promise<ReceivedMail> {
  const email = await PostalMime.parse(raw);
  const header = (name: string) => email.headers.find(({ key }) => key === name.toLowerCase())?.value;
  return Object.assign(email, { recipients, raw: raw.toString('latin1'), header });
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
