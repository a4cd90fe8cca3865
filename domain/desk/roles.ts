export const ROLES = ['editor', 'inbox', 'directory', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** Somebody of the staff. */
export interface Person {
  id: string;
  name: string;
  role: Role;
}

/** Admins may open everything, whether or not `allowed` names them. */
export function mayOpen(role: Role, allowed: readonly Role[]): boolean {
  return role === 'admin' || allowed.includes(role);
}
