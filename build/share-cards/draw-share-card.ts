import { join } from 'node:path';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import type { ShareCard } from '#content/schema/site.ts';
import { palette } from '#server/documents/sheet.ts';
import { brand } from '#words/site.ts';
import {
  CARD,
  cardWords,
  drawing,
  type Face,
  type Faces,
  fill,
  HEM_HEIGHT,
  MARGIN,
  type WordColours,
} from './card-words.ts';

const FONTS = join(import.meta.dirname, '../../server/documents/fonts');

const fonts = {
  display: openSync(join(FONTS, 'display-bold.ttf')),
  body: openSync(join(FONTS, 'body-regular.ttf')),
};

/** The fonts of the cards, with their kerning. */
const faces: Faces = { display: createFontFace('display'), body: createFontFace('body') };

const ART = join(import.meta.dirname, '../../app/pictures');
const SCENE = { left: 648, top: 100, width: 536, height: 402 };
const EMBLEM = { left: MARGIN, top: 56, size: 72 };
const HEM_STEP = 36;
const PATTERN_SCALE = 1.5;
/** The scenes are flat drawings, so more colours would only enlarge the file. */
const COLOURS = 160;

const wordColours: WordColours = { title: palette.paper, note: palette.softOnDark };

const GROUNDS: Record<ShareCard['ground'], { cloth: string; hem: string }> = {
  indigo: { cloth: palette.indigoDark, hem: palette.orange },
  green: { cloth: palette.green, hem: palette.yellow },
  rust: { cloth: palette.orangeDeep, hem: palette.yellow },
};

/** A page's social preview image: its title on a pattern, its scene beside it. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { cloth, hem } = GROUNDS[card.ground];
  // Composited from separate pictures, because their SVG files share ids.
  const picture = sharp({ create: { ...CARD, channels: 3, background: cloth } }).composite([
    { input: await art(`patterns/${card.cloth}`, { scale: PATTERN_SCALE }), tile: true },
    { input: drawing(paperSheet() + hemBand(cloth, hem)) },
    { input: await art(`scenes/${card.scene}`, SCENE), left: SCENE.left, top: SCENE.top },
    {
      input: await art('logo-light', { width: EMBLEM.size, height: EMBLEM.size }),
      left: EMBLEM.left,
      top: EMBLEM.top,
    },
    { input: drawing(brandName() + cardWords(card, faces, wordColours)) },
  ]);
  // More effort takes a third more time and saves no byte of a flat drawing.
  return picture.png({ palette: true, colours: COLOURS, effort: 1, dither: 0 }).toBuffer();
}

/** The alternative text: the words and the picture of a card. */
export function describeShareCard({ title, note, alt }: ShareCard): string {
  return `${title}. ${note}. ${alt}`;
}

function brandName(): string {
  const beside = EMBLEM.left + EMBLEM.size + 18;
  return (
    fill(wordColours.title, faces.display.path(brand.name, 36, beside, 90)) +
    fill(wordColours.note, faces.body.path(brand.fullName, 20, beside, 120))
  );
}

function paperSheet(): string {
  return `<path fill="${palette.paper}" d="M652 0C604 190 604 440 652 630H1200V0z"/>`;
}

/** A border of diamonds, as on a wrapper's hem. */
function hemBand(cloth: string, colour: string): string {
  const top = CARD.height - HEM_HEIGHT;
  const middle = top + HEM_HEIGHT / 2;
  const diamonds = Array.from({ length: Math.ceil(CARD.width / HEM_STEP) }, (_, index) => {
    const x = index * HEM_STEP + HEM_STEP / 2;
    return `M${x} ${middle - 11}l11 11-11 11-11-11z`;
  });
  return `<path fill="${colour}" d="M0 ${top}h${CARD.width}v${HEM_HEIGHT}H0z"/><path fill="${cloth}" d="${diamonds.join('')}"/>`;
}

const drawn = new Map<string, Promise<Buffer>>();

/** Many cards have a pattern, a scene or the emblem in common. */
function art(name: string, box: Box): Promise<Buffer> {
  const known = drawn.get(name) ?? drawArt(name, box);
  drawn.set(name, known);
  return known;
}

type Box = { scale: number } | { width: number; height: number };

async function drawArt(name: string, box: Box): Promise<Buffer> {
  const file = join(ART, `${name}.svg`);
  const size = await sharp(file).metadata();
  const width = 'scale' in box ? Math.round(size.width * box.scale) : box.width;
  // Rendered at its final size rather than scaled up.
  return sharp(file, { density: (72 * width) / size.width })
    .resize('scale' in box ? { width } : { ...box, fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function createFontFace(name: keyof typeof fonts): Face {
  const font = fonts[name];
  return {
    width(text, size) {
      const { positions } = font.layout(text.normalize('NFC'));
      return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm;
    },
    path(text, size, x, baseline) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text.normalize('NFC'));
      let pen = 0;
      return glyphs
        .map((glyph, index) => {
          const position = positions[index];
          const left = x + (pen + (position?.xOffset ?? 0)) * scale;
          pen += position?.xAdvance ?? glyph.advanceWidth;
          if (glyph.id === 0) throw new Error(`the font ${name} lacks a letter of “${text}”`);
          return `<path transform="translate(${left.toFixed(2)} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        })
        .join('');
    },
  };
}
