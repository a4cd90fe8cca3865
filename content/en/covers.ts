/** Drawn covers in `public/covers/`, for blog posts without a picture. */
export const COVER_NAMES = [
  'birds-indigo',
  'circles-orange',
  'combs-green',
  'cowries-indigo',
  'weave-orange',
  'birds-green',
  'circles-indigo',
  'combs-orange',
  'cowries-green',
  'weave-indigo',
] as const;

export const COVER_WIDTH = 1200;
export const COVER_HEIGHT = 675;

/** Decorative, because the title is beside it. */
export const COVER_ALT = '';
