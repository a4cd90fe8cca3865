/**
 * The lists as they stand in the CSV files, for the server, which reads one when a page needs it. Browsers fetch the
 * open data instead. Only Vite knows `?raw`; scripts read the files themselves.
 */
export const listTexts = {
  'standard-jaara': () => import('./hospitals-standard-jaara.csv?raw').then((file) => file.default),
  'standard-jaara-plus': () => import('./hospitals-standard-jaara-plus.csv?raw').then((file) => file.default),
  pharmacies: () => import('./community-pharmacies.csv?raw').then((file) => file.default),
  agents: () => import('./marketing-agents.csv?raw').then((file) => file.default),
};
