import { expect, test } from 'vitest';
import { gunzipResponse, gzipResponse } from './compressed-response.ts';

test('a response comes out of the store as it went in, and takes less room in it', async () => {
  const body = '<p>hospital</p>'.repeat(500);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'x-build': 'a1' };
  const compressed = await gzipResponse(new Response(body, { headers }));
  expect((await compressed.clone().blob()).size).toBeLessThan(body.length / 10);
  const decompressed = gunzipResponse(compressed);
  expect(await decompressed.text()).toBe(body);
  expect([...decompressed.headers]).toEqual([
    ['content-type', 'text/html'],
    ['x-build', 'a1'],
  ]);
});
