import { groupThousands } from '#domain/text/group-thousands.ts';

interface DigitCell {
  /** Counted from the end, because a number grows at its front. */
  place: number;
  kind: 'digit' | 'comma';
  /** Empty where the number has not grown to yet. */
  character: string;
}

/** The places of a counter's target, filled with what is shown of it: the places stay where they are. */
export function digitCells(shown: number, target: number): DigitCell[] {
  const places = [...groupThousands(target)];
  const characters = [...groupThousands(shown).padStart(places.length)];
  return places.map((sign, index) => ({
    place: places.length - index,
    kind: sign === ',' ? 'comma' : 'digit',
    character: characters[index]?.trim() ?? '',
  }));
}
