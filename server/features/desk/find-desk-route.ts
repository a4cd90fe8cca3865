import type { DeskRoute } from '#app/desk/desk-routes.ts';

interface FoundRoute {
  page: string;
  params: Record<string, string>;
}

/** The page at a path, and the values of its pattern's parameters. */
export function findDeskRoute(routes: readonly DeskRoute[], path: string): FoundRoute | undefined {
  const segments = path.slice(1).split('/').map(decode);
  for (const { page, path: pattern } of routes) {
    const params = match(pattern.slice(1).split('/'), segments);
    if (params) return { page, params };
  }
  return undefined;
}

function match(parts: string[], segments: (string | undefined)[]): Record<string, string> | undefined {
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (!segment) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

/** Undefined also for what no database can look for. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
