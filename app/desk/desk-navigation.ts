import { ROLES, type Role } from '#domain/desk/roles.ts';

interface NavigationEntry {
  href: string;
  label: string;
  roles: readonly Role[];
  /** Where else the pages of the entry stand. */
  beside?: string;
}

/** The entries of the navigation, and who sees them. */
export const deskNavigation: readonly NavigationEntry[] = [
  { href: '/desk', label: 'Overview', roles: ROLES },
  { href: '/desk/messages', label: 'Messages', roles: ['care'], beside: '/desk/complaints' },
  { href: '/desk/posts', label: 'Blog', roles: ['editor'] },
  { href: '/desk/lists', label: 'Lists', roles: ['directory'] },
  { href: '/desk/numbers', label: 'Numbers', roles: ROLES },
  { href: '/desk/audit', label: 'Audit', roles: ['admin'] },
];
