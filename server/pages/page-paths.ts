import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/** The address of every page that has a fixed one, as the built routes have it. */
export function pagePaths(routes: Routes): string[] {
  return Object.values(routes)
    .filter((route) => route?.module.default !== undefined && (route.index || route.path !== undefined))
    .flatMap((route) => {
      const path = `/${pathSegments(routes, route?.id).join('/')}`;
      return route?.parentId && !/[:*]/.test(path) ? [path] : [];
    });
}

function pathSegments(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  return [...pathSegments(routes, route.parentId), ...(route.path ? [route.path] : [])];
}
