/**
 * The lists as they stand in the CSV files, each a file of its own in the build. A page asks for one when it needs
 * it: the server while it renders, the browser when the visitor searches. Only Vite knows `?raw`; scripts read
 * the files themselves.
 */
export const listTexts = {
  'standard-jaara': () => import('./hospitals-standard-jaara.csv?raw').then((file) => file.default),
  'standard-jaara-plus': () => import('./hospitals-standard-jaara-plus.csv?raw').then((file) => file.default),
  pharmacies: () => import('./community-pharmacies.csv?raw').then((file) => file.default),
  agents: () => import('./marketing-agents.csv?raw').then((file) => file.default),
};
