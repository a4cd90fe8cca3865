import { onTestFinished } from 'vitest';
import { startSmtp, type TestSmtp } from './smtp.ts';

/** An SMTP server that ends with the test. */
export async function testSmtp(): Promise<TestSmtp> {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  return smtp;
}
