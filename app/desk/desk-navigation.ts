import { ROLES, type Role } from '#domain/desk/roles.ts';

/** The entries of the navigation, and who sees them. */
export const deskNavigation: readonly { href: string; label: string; roles: readonly Role[] }[] = [
  { href: '/desk', label: 'Overview', roles: ROLES },
  { href: '/desk/messages', label: 'Messages', roles: ['care'] },
  { href: '/desk/posts', label: 'Blog', roles: ['editor'] },
  { href: '/desk/lists', label: 'Lists', roles: ['directory'] },
  { href: '/desk/numbers', label: 'Numbers', roles: ROLES },
  { href: '/desk/audit', label: 'Audit', roles: ['admin'] },
];
