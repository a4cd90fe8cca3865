/** Whole naira, grouped. By hand, because the first `Intl.NumberFormat` of a page costs a slow phone 160 ms. */
export function formatNaira(amount: number): string {
  return `₦${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}
