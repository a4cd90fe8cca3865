const land = '#f7efe2';
const water = '#dfe3f7';
const ink = '#131a43';

// The east and west are pulled in and the height stretched: the state is four times as wide as high,
// and the places that visitors look for crowd together round the lagoon's western shore.
const shores = [
  'M-6-6H486V118c-18 6-32 20-50 22-20 2-30-10-50-6-22 4-34 22-58 20-14-1-22-12-36-10-16 2-20 16-34 18-10 2-20-6-26 2-8 12 2 26-4 40-4 12-12 18-12 30-12 4-20 14-34 12-16-2-24-12-42-10-30 2-48 14-76 12-26-2-46-10-70-6Z',
  'M-6 262c30-4 58 4 88 2 26-2 42-12 66-8 20 2 34 12 38 22-30 10-70 10-104 12-30 2-60 0-88 4Z',
  'M214 252c8-6 22-6 30-2 6 4 4 12-4 14-10 4-22 4-28-2-4-4-2-8 2-10Z',
  'M212 278c10-8 26-6 38-10 14-4 20-20 36-22 26-2 44 12 72 10 30-2 48-20 74-24 20-2 36 2 54 0v44c-50 4-96 10-142 14-44 4-88 6-124 6-10-4-14-12-8-18Z',
];
const bridges = [
  'M229 172c22 10 26 44 12 78',
  'M206 234l12 20',
  'M196 240c2 10 8 16 18 20',
  'M226 265l2 10M240 262l6 10',
];
const roads = [
  'M-6 214c50-10 110-4 160-16 20-6 32-18 42-34 8-16 6-44 12-64 6-22 24-40 44-60 10-14 14-28 16-46',
  'M204 112c40-4 80 10 112-8 30-16 60-10 90-6 30 4 52-4 80-10',
  'M246 280c40-8 80-10 120-12 40-4 80-8 120-10',
];
const ripples = 'q5-5 10 0t10 0';
const waves = [
  [282, 180],
  [344, 178],
  [440, 196],
  [392, 166],
  [60, 326],
  [150, 314],
  [300, 328],
  [410, 318],
  [228, 318],
];
const places: [name: string, x: number, y: number, anchor?: 'end'][] = [
  ['Ikeja', 186, 121, 'end'],
  ['Mushin', 178, 170, 'end'],
  ['Badagry', 34, 234],
  ['Ikorodu', 306, 112],
  ['Epe', 430, 126],
  ['Lekki', 316, 284],
  ['Lagos Island', 262, 238],
];
const dots = [
  [194, 117],
  [186, 166],
  [26, 229],
  [298, 108],
  [422, 121],
  [308, 280],
  [231, 256],
];

const label = (text: string, x: number, y: number, size: number, extra = '') =>
  `<text x="${x}" y="${y}" font-size="${size}"${extra}>${text}</text>`;

/** A sketch of Lagos with a pin at the agency's office in Alausa; it shows the way of things, not distances. */
export const lagosMap = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" font-family="Arial, Roboto, sans-serif">
<path fill="${water}" d="M0 0h480v360H0z"/>
<path fill="${land}" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" d="${shores.join('')}"/>
<g fill="none" stroke-linecap="round">
<path stroke="#fffaf2" stroke-width="5" d="${roads.join('')}"/>
<path stroke="${ink}" stroke-opacity=".3" stroke-width="1.2" stroke-dasharray="6 5" d="${roads.join('')}"/>
<path stroke="${ink}" stroke-width="5.5" d="${bridges.join('')}"/>
<path stroke="#fffaf2" stroke-width="2" d="${bridges.join('')}"/>
<path stroke="#2f3c94" stroke-opacity=".45" stroke-width="1.8" d="${waves.map(([x, y]) => `M${x} ${y}${ripples}`).join('')}"/>
</g>
<path stroke="${ink}" stroke-width="7" stroke-linecap="round" d="${dots.map(([x, y]) => `M${x} ${y}h0`).join('')}"/>
<g fill="${ink}" font-weight="700">${places.map(([name, x, y, anchor]) => label(name, x, y, 14, anchor ? ' text-anchor="end"' : '')).join('')}</g>
<g fill="#2f3c94" font-style="italic">${label('Lagos Lagoon', 296, 212, 13)}${label('Atlantic Ocean', 96, 346, 13)}</g>
<g fill="${ink}" fill-opacity=".72" letter-spacing="3">${label('MAINLAND', 52, 84, 12)}</g>
<path fill="#f58634" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" d="M212 98c-12-16-18-24-18-34a18 18 0 0 1 36 0c0 10-6 18-18 34Z"/>
<circle cx="212" cy="63" r="6.5" fill="#fffaf2" stroke="${ink}" stroke-width="2.2"/>
<g fill="${ink}">${label('Alausa', 238, 68, 16, ' font-weight="700"')}${label('Sketch map, not to scale', 470, 349, 10, ' text-anchor="end"')}</g>
</svg>`;
