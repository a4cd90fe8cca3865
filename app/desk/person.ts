import type { Role } from '#domain/desk/roles.ts';

/** Somebody of the staff. */
export interface Person {
  id: string;
  name: string;
  role: Role;
}
