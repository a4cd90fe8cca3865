import { deskWords } from '#content/desk/desk-words.ts';
import { ROLES, type Role } from '#domain/desk/roles.ts';

interface NavigationEntry {
  href: string;
  label: string;
  roles: readonly Role[];
  /** Where else the pages of the entry stand. */
  beside?: readonly string[];
}

const { overview, entries } = deskWords;

/** The entries of the navigation, and who sees them. */
export const deskNavigation: readonly NavigationEntry[] = [
  { href: '/desk', label: overview, roles: ROLES },
  {
    href: '/desk/messages',
    label: entries.messages,
    roles: ['inbox'],
    beside: ['/desk/complaints', '/desk/sign-ups'],
  },
  { href: '/desk/posts', label: entries.posts, roles: ['editor'] },
  { href: '/desk/lists', label: entries.lists, roles: ['directory'] },
  { href: '/desk/numbers', label: entries.numbers, roles: ROLES },
  { href: '/desk/audit', label: entries.audit, roles: ['admin'] },
];
