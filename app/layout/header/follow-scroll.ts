export interface HeaderScroll {
  /** The scroll position at the end of the last significant move. */
  y: number;
  isHidden: boolean;
}

/** Near the top, hiding the header would leave a blank space. */
const TOP_PX = 120;
/** Smaller moves are a resting thumb; they add up until they pass this. */
const CLEAR_MOVE_PX = 8;

/** Scrolling down hides the header, scrolling up shows it, and at the top it always shows. */
export function followScroll(header: HeaderScroll, y: number): HeaderScroll {
  if (y <= TOP_PX) return { y, isHidden: false };
  if (Math.abs(y - header.y) < CLEAR_MOVE_PX) return header;
  return { y, isHidden: y > header.y };
}
