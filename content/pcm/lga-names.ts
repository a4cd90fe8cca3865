/** As in the lists. */
export * from '../lga-names.ts';
