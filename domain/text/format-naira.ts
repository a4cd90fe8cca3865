/** Whole naira with thousands separators. */
export function formatNaira(amount: number): string {
  return `₦${groupThousands(amount)}`;
}

/** 1334361 as 1,334,361; by hand, because a page's first `Intl.NumberFormat` costs a slow phone 100 ms and more. */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
