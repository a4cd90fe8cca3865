import { expect, test } from 'vitest';
import { ROLES } from '#domain/desk/roles.ts';
import { navigation } from './define-desk-page.tsx';
import { deskRoutes } from './desk-routes.ts';
import { GUIDE } from './guide/guide-parts.ts';

test.each(navigation)('$href is in the menu of those who may open it', async ({ href, roles }) => {
  const page = deskRoutes.find(({ path }) => path === href)?.page;
  const { default: built } = await import(/* @vite-ignore */ `../${page}.page.tsx`);
  expect(roles).toEqual(built.roles);
});

/** Their links stand beside the menu on every page. */
const outsideMenu = [GUIDE, '/desk/account'].map((href) => ({ href, roles: ROLES, beside: [] }));

test.each(deskRoutes)(
  '$path stands under an entry of the menu, and opens to nobody who does not have that entry',
  async ({ path, page }) => {
    const isUnder = (start: string) => path === start || (start !== '/desk' && path.startsWith(`${start}/`));
    const entries = [...navigation, ...outsideMenu].filter(({ href, beside = [] }) =>
      [href, ...beside].some(isUnder),
    );
    const { default: built } = await import(/* @vite-ignore */ `../${page}.page.tsx`);
    const roles = entries.flatMap((entry) => [...entry.roles, 'admin']);
    expect(roles).toEqual(expect.arrayContaining([...built.roles, 'admin']));
  },
);
