import { webManifest as words } from '#words/site-files.ts';
import type { TextFile } from '../../page.ts';

export const webManifest: TextFile = {
  type: 'application/manifest+json',
  text: () => JSON.stringify(manifest),
};

const manifest = {
  id: '/',
  name: words.name,
  short_name: words.shortName,
  description: words.description,
  lang: 'en-NG',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: words.themeColour,
  background_color: words.background,
  icons: words.icons.map(({ src, size, purpose }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: words.shortcuts,
};
