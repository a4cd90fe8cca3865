import { expect, test } from 'vitest';
import { navigation } from './define-desk-page.tsx';
import { deskRoutes } from './desk-routes.ts';
import { GUIDE } from './guide/guide-parts.ts';

test.each(navigation)('$href is in the menu of those who may open it', async ({ href, roles }) => {
  const page = deskRoutes.find(({ path }) => path === href)?.page;
  const { default: built } = await import(/* @vite-ignore */ `../${page}.page.tsx`);
  expect(roles).toEqual(built.roles);
});

/** Their links stand beside the menu on every page. */
const OUTSIDE_MENU = [GUIDE, '/desk/account'];

test.each(deskRoutes)('$path stands under an entry of the menu', ({ path }) => {
  const starts = [...navigation.flatMap(({ href, beside = [] }) => [href, ...beside]), ...OUTSIDE_MENU];
  const isUnder = (start: string) => path === start || (start !== '/desk' && path.startsWith(`${start}/`));
  expect(starts.filter(isUnder)).not.toEqual([]);
});
