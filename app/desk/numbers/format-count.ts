const WHOLE = new Intl.NumberFormat('en');
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export function formatCount(count: number): string {
  return WHOLE.format(count);
}

/** 1,500 as 1.5K, for the little room beside an axis. */
export function formatMark(count: number): string {
  return COMPACT.format(count);
}
