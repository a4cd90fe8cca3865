import { groupThousands } from '#domain/text/format-naira.ts';

interface DigitCell {
  /** Counted from the end, because a number grows at its front. */
  place: number;
  kind: 'digit' | 'comma';
  /** Empty for leading places. */
  character: string;
}

/** The digits of a counter, padded to the length of its target so that none moves. */
export function digitCells(shown: number, target: number): DigitCell[] {
  const places = [...groupThousands(target)];
  const characters = [...groupThousands(shown).padStart(places.length)];
  return places.map((sign, index) => ({
    place: places.length - index,
    kind: sign === ',' ? 'comma' : 'digit',
    character: characters[index]?.trim() ?? '',
  }));
}
