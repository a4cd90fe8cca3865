interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP_PX = 8;
const EDGE_PX = 12;

/** Centres the bubble below its anchor, or above it when there is no room, within the window. */
export function placeBubble(anchor: Box, bubble: Size, view: Size): { left: number; top: number } {
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const rightmost = view.width - bubble.width - EDGE_PX;
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - bubble.height;
  const fitsBelow = below + bubble.height + EDGE_PX <= view.height;
  return {
    left: Math.max(EDGE_PX, Math.min(centred, rightmost)),
    top: fitsBelow || above < EDGE_PX ? below : above,
  };
}
