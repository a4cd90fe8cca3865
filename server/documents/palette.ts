import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project-root.ts';

const css = readFileSync(join(PROJECT_ROOT, 'app/styles/tokens.css'), 'utf8');

/** Colours come from the site's design tokens, so that print and screen match. */
function token(name: string): string {
  const colour = css.match(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'i'))?.[1];
  if (!colour) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}

export const palette = {
  ink: token('ink'),
  indigoDark: token('indigo-800'),
  indigo: token('indigo-600'),
  indigoPale: token('indigo-50'),
  indigoLight: token('indigo-100'),
  orange: token('orange'),
  orangeDeep: token('orange-deep'),
  green: token('green'),
  paper: token('paper'),
  sand: token('sand'),
  yellow: token('yellow'),
  soft: token('text-soft'),
  softOnDark: token('text-on-dark-soft'),
  line: token('line'),
};
