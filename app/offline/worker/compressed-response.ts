/**
 * Stores responses gzipped: browsers keep them decompressed, at four times the size, and small phones have little
 * storage.
 */
export async function gzipResponse(response: Response): Promise<Response> {
  const compressed = response.body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(await new Response(compressed).blob(), { headers: withoutSize(response.headers) });
}

export function gunzipResponse(stored: Response): Response {
  return new Response(stored.body?.pipeThrough(new DecompressionStream('gzip')), { headers: stored.headers });
}

/** Removes the headers that describe the transferred bytes. */
function withoutSize(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return kept;
}
