export type ComplaintKind = 'charged' | 'refused' | 'treated' | 'details' | 'other';

/** In the order in which a complaint usually goes through them; staff may also take one back. */
export type ComplaintState = 'received' | 'in-progress' | 'answered';
