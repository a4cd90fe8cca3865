export type PageSlot = number | 'gap-before' | 'gap-after';

/** The pages to link: first, last, the current one and its neighbours, with a gap only where it saves a link. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const last = Math.max(1, pageCount);
  const from = Math.max(2, Math.min(page - 1, last - 3));
  const to = Math.min(last - 1, Math.max(page + 1, 4));
  const slots: PageSlot[] = [1];
  if (from === 3) slots.push(2);
  if (from > 3) slots.push('gap-before');
  for (let number = from; number <= to; number += 1) slots.push(number);
  if (to === last - 2) slots.push(last - 1);
  if (to < last - 2) slots.push('gap-after');
  if (last > 1) slots.push(last);
  return slots;
}
