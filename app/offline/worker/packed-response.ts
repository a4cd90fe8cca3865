/** Browsers keep a response unpacked, four times the size it had on the way; little phones have little room. */
export async function pack(response: Response): Promise<Response> {
  const packed = response.body?.pipeThrough(new CompressionStream('gzip'));
  return new Response(await new Response(packed).blob(), { headers: withoutSize(response.headers) });
}

export function unpack(stored: Response): Response {
  return new Response(stored.body?.pipeThrough(new DecompressionStream('gzip')), { headers: stored.headers });
}

/** The headers that speak of the bytes on the way. */
function withoutSize(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name);
  return kept;
}
