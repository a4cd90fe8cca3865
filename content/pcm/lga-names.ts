/** As in the lists. */
export * from '../en/lga-names.ts';
