/**
 * What companies add to their names and others leave out, folded. The search for places knows fewer of them
 * (`placeWords` in content/en/directory-names.ts): browsers load its words, and no place of the lists is a "Plc".
 */
export const companyWords = ['limited', 'ltd', 'nigeria', 'nig', 'plc', 'company', 'co'];
