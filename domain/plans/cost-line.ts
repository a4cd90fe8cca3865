/** Adults are 23 to 59, children under 23, seniors 60 and above. */
export type Household = { adults: number; children: number; seniors: number };

export type CostItem =
  | 'family6'
  | 'family4'
  | 'individual'
  | 'extra-under-23'
  | 'extra-above-23'
  | 'senior-couple'
  | 'senior';

/** A line of the calculation: count × price = sum, and the people it covers. */
export type CostLine = { item: CostItem; count: number; price: number; sum: number; people: Household };

/** A list, so that an item with a count of 0 adds no line. */
export function costLine(
  item: CostItem,
  count: number,
  price: number,
  people: Partial<Household>,
): CostLine[] {
  if (count === 0) return [];
  return [
    { item, count, price, sum: count * price, people: { adults: 0, children: 0, seniors: 0, ...people } },
  ];
}
