import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { partners } from '../content/en/partners.ts';
import { lagosMap } from './marks/lagos-map.ts';
import { drawPartnerMark, partnerDesigns } from './marks/partner-marks.ts';

const INDIGO = '#131a43';
const ORANGE = '#f58634';
const PAPER = '#fffaf2';

/** The sun's ring above the lagoon's wave; what is cut out between them is the cross of health. */
const emblem = (sun: string, lagoon: string) => `<mask id="cut">
<circle cx="32" cy="32" r="31" fill="#fff"/>
<path fill="none" stroke="#000" stroke-width="2.8" d="M9 32a23 23 0 0 1 46 0M.5 47q4.5-7 9 0t9 0 9 0 9 0 9 0 9 0 9 0"/>
<path stroke="#000" stroke-width="9" d="M32 0v64M0 32h64"/>
</mask>
<g mask="url(#cut)"><path fill="${sun}" d="M0 0h64v32H0z"/><path fill="${lagoon}" d="M0 32h64v32H0z"/></g>`;

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
const badge = (corner: number, scale: number) => {
  const inset = 32 - 32 * scale;
  const picture = `<g transform="translate(${inset} ${inset})scale(${scale})">${emblem(ORANGE, PAPER)}</g>`;
  return square(`<rect width="64" height="64" rx="${corner}" fill="${INDIGO}"/>${picture}`);
};

const root = new URL('..', import.meta.url);

function save(path: string, svg: string, limitBytes: number) {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  if (data.length > limitBytes) throw new Error(`${path} takes ${data.length} bytes`);
  writeFileSync(new URL(path, root), data);
  console.log(`${path} ${data.length} bytes`);
}

function saveAsPng(path: string, svg: string, size: number) {
  const folder = mkdtempSync(join(tmpdir(), 'mark-'));
  const page = join(folder, 'mark.html');
  writeFileSync(
    page,
    `<body style="margin:0">${svg.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)}`,
  );
  const picture = `--screenshot=${new URL(path, root).pathname}`;
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    `--window-size=${size},${size}`,
  ];
  execFileSync(process.env.CHROMIUM ?? 'chromium', [...flags, picture, `file://${page}`], {
    stdio: 'ignore',
  });
  rmSync(folder, { recursive: true });
  console.log(path);
}

mkdirSync(new URL('app/pictures/partners/', root), { recursive: true });
mkdirSync(new URL('public/', root), { recursive: true });

save('app/pictures/logo.svg', square(emblem(ORANGE, INDIGO)), 1500);
save('app/pictures/logo-light.svg', square(emblem(ORANGE, PAPER)), 1500);
save('app/pictures/lagos-map.svg', lagosMap, 8000);
save('public/favicon.svg', badge(14, 0.82), 1500);

partners.forEach(({ id, name }, index) => {
  const design = partnerDesigns[id];
  if (!design) throw new Error(`No word-mark is designed for ${name}`);
  save(
    `app/pictures/partners/${String(index + 1).padStart(2, '0')}-${id}.svg`,
    drawPartnerMark(name, design),
    2000,
  );
});

// Home screens cut their own corners, and Android may cut a circle, so these are full squares with room.
saveAsPng('public/apple-touch-icon.png', badge(0, 0.72), 180);
saveAsPng('public/icon-192.png', badge(0, 0.66), 192);
saveAsPng('public/icon-512.png', badge(0, 0.66), 512);
