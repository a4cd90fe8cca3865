export interface DeskRoute {
  path: string;
  /** Its module: `<page>.page.tsx` in app/. */
  page: string;
}

/** Every page of the desk. */
export const deskRoutes: readonly DeskRoute[] = [{ path: '/desk', page: 'desk/overview/overview' }];
