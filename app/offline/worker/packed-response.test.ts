import { expect, test } from 'vitest';
import { pack, unpack } from './packed-response.ts';

test('a response comes out of the store as it went in, and takes less room in it', async () => {
  const body = '<p>hospital</p>'.repeat(500);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'x-build': 'a1' };
  const packed = await pack(new Response(body, { headers }));
  expect((await packed.clone().blob()).size).toBeLessThan(body.length / 10);
  const unpacked = unpack(packed);
  expect(await unpacked.text()).toBe(body);
  expect([...unpacked.headers]).toEqual([
    ['content-type', 'text/html'],
    ['x-build', 'a1'],
  ]);
});
