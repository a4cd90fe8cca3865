import { expect, test } from 'vitest';
import { navigation } from './define-desk-page.tsx';
import { deskRoutes } from './desk-routes.ts';

test.each(navigation)('$href is in the menu of those who may open it', async ({ href, roles }) => {
  const page = deskRoutes.find(({ path }) => path === href)?.page;
  const { default: built } = await import(/* @vite-ignore */ `../${page}.page.tsx`);
  expect(roles).toEqual(built.roles);
});
