/** A form that came without a live session. */
export interface SessionOver {
  /** Where it was sent to. */
  action: string;
  fields: { name: string; value: string }[];
  hasFiles: boolean;
}
