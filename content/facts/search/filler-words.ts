/** Our own names; beside other words they say nothing: "ilera eko price" asks for the price. */
export const ownNames = ['ilera eko', 'ileraeko', 'lashma'];
