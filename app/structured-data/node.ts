/** A thing of schema.org's vocabulary. */
export type Node = { '@type': string | string[]; [property: string]: unknown };

/** Points at the agency, which its own pages describe in full. */
export const agencyId = (publicUrl: string) => `${publicUrl}/#agency`;
