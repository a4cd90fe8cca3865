/** A node of the schema.org vocabulary. */
export type Node = { '@type': string | string[]; [property: string]: unknown };

/** References the agency, which its own pages describe in full. */
export const agencyId = (publicUrl: string) => `${publicUrl}/#agency`;
