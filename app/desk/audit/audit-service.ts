/** What somebody of the staff did once. It never holds a visitor's words or contact details, which can be deleted. */
export interface AuditLine {
  id: string;
  at: string;
  person: string;
  /** Such as `post.publish`. */
  action: string;
  /** What it was done to: a slug, a reference, a list, a name. */
  subject: string;
  /** That of the place that it was done to. */
  name?: string | undefined;
  before: string;
  after: string;
}

/** Which lines to show; all of them where nothing is said. */
export interface AuditFilter {
  person?: string | undefined;
  action?: string | undefined;
  day?: string | undefined;
  /**
   * Words of what it was done to, or of what was written down about it: a reference, a title, a name; in any order, with
   * or without marks and signs.
   */
  search?: string | undefined;
  /** Only what was done about this person: access, role, passkeys, sessions. */
  about?: string | undefined;
}

export type AuditRange = { page: number; rowsPerPage: number };
