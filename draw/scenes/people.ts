import { ink, skin as skins } from './palette.ts';
import { type PartKind, part, type Trim } from './peep-parts.ts';
import { at, flat } from './shapes.ts';
import { traced } from './traced-regions.ts';

type Paint = Record<string, string>;

export type Person = {
  body: string;
  pose?: Extract<PartKind, 'bust' | 'sitting' | 'standing'>;
  hair: string;
  face: string;
  skin?: string;
  /** Colours of the cloth: `base` for the whole silhouette, or a traced region by name. */
  wear?: Paint;
  /** Colours of poses that come in several silhouettes, in drawing order; `skin` stands for the skin. */
  silhouettes?: string[];
  /** Colours of the head: `base` for grey hair or a wrap, `cloth` for a hijab. */
  head?: Paint;
  beard?: string;
  beardColour?: string;
  glasses?: string;
  trim?: Trim;
  /** Drawn over the body but behind the head, and over everything. */
  onBody?: string;
  onHead?: string;
};

function peepPath(d: string, colour: string, grain = 1): string {
  const drawn = flat(d, colour);
  return grain === 1 ? drawn : `<g transform="scale(${grain})">${drawn}</g>`;
}

function layer(
  kind: PartKind,
  name: string,
  skin: string,
  paint: Paint,
  silhouettes: string[],
  trim?: Trim,
): string {
  const { fills, ink: strokes } = part(kind, name, trim);
  const { under = {}, over = {} } = traced[name] ?? {};
  const base = paint.base ?? skin;
  const colourOf = (region: string) => (region === 'skin' ? skin : paint[region]);
  const coloured = (regions: Record<string, string>) =>
    Object.entries(regions).map(([region, d]) => flat(d, colourOf(region) ?? base));
  const silhouette = fills.map((d, i) => {
    const colour = silhouettes[i] ?? base;
    return peepPath(d, colour === 'skin' ? skin : colour, trim?.grain);
  });
  const worn = Object.fromEntries(Object.entries(over).filter(([region]) => paint[region]));
  return [...silhouette, ...coloured(under), peepPath(strokes, ink, trim?.grain), ...coloured(worn)].join('');
}

/** A hijab is solid ink in Open Peeps, so its face is laid over the coloured cloth again. */
function hijab(skin: string, cloth: string): string {
  const { under, over } = traced.Hijab ?? {};
  const [outline = ''] = part('hair', 'Hijab').ink.split(/(?=M)/);
  return (
    flat(outline, ink) +
    flat(over?.cloth ?? '', cloth) +
    `<path d="${under?.skin}" fill="${skin}" stroke="${ink}" stroke-width="12"/>` +
    `<path d="M350 560c50 25 110 20 170-10M400 600c40 15 80 10 120-10" fill="none" stroke="${ink}" stroke-width="11"/>`
  );
}

function head({
  hair,
  face,
  skin = skins.chestnut,
  head: paint = {},
  beard,
  beardColour,
  glasses,
  trim = {},
}: Person): string {
  const fine = { grain: trim.grain };
  const wrapped = hair === 'Hijab' && paint.cloth;
  return [
    wrapped ? hijab(skin, paint.cloth ?? ink) : layer('hair', hair, skin, paint, [], fine),
    peepPath(part('face', face, fine).ink, ink, trim.grain),
    beard ? layer('facialHair', beard, beardColour ?? skin, {}, [], fine) : '',
    glasses ? peepPath(part('accessories', glasses, fine).ink, ink, trim.grain) : '',
  ].join('');
}

export function figure(person: Person): string {
  const { body, pose = 'bust', skin = skins.chestnut, wear = {}, silhouettes = [], trim } = person;
  return [
    layer(pose, body, skin, wear, silhouettes, trim),
    person.onBody ?? '',
    head(person),
    person.onHead ?? '',
  ].join('');
}

const axis = 440;
const hem = 1140;

/** Stands a bust on a base line, centred on x. */
export function bust(person: Person, x: number, base: number, scale: number, flip = false): string {
  return at(x + (flip ? axis : -axis) * scale, base - hem * scale, scale, figure(person), flip);
}

/** Stands a full figure with its soles on the ground; `soles` is how deep its pose reaches. */
export function standing(
  person: Person,
  x: number,
  ground: number,
  soles: number,
  scale: number,
  flip = false,
): string {
  return at(x + (flip ? axis : -axis) * scale, ground - soles * scale, scale, figure(person), flip);
}
