import { expect, test } from 'vitest';
import { run } from './run.mjs';

test('a quiet command keeps what it prints on both channels, and its code', async () => {
  const { code, output } = await run('sh', ['-c', 'echo out; echo err >&2; exit 3'], { quiet: true });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a command that does not exist ends like one that failed', async () => {
  expect(await run('no-such-command', [], { quiet: true })).toMatchObject({ code: 127 });
});

test('at its limit a command ends together with what it started', async () => {
  // What sleeps holds the command's output open: only when it is gone as well does the command count as ended.
  const { code, output } = await run('sh', ['-c', '(sleep 20; echo late) & wait'], {
    quiet: true,
    limitMs: 200,
  });
  expect(code).not.toBe(0);
  expect(output).toBe('');
});

test('an empty HOME is not passed on', async () => {
  const env = { ...process.env, HOME: '' };
  const { output } = await run('sh', ['-c', 'env | grep -c ^HOME='], { quiet: true, env });
  expect(output.trim()).toBe('0');
});
