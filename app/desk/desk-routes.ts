export interface DeskRoute {
  path: string;
  /** Its module: `<page>.page.tsx` in app/. */
  page: string;
}

/** Every page of the desk. */
export const deskRoutes: readonly DeskRoute[] = [
  { path: '/desk', page: 'desk/overview/overview' },
  { path: '/desk/numbers', page: 'desk/numbers/numbers' },
  { path: '/desk/audit', page: 'desk/audit/audit' },
];
