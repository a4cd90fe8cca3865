/**
 * The lists as CSV for the server, loaded when a page needs one; browsers fetch the open data instead. `?raw` is a Vite
 * feature, so scripts read the files directly.
 */
export const listTexts = {
  'standard-jaara': () => import('./hospitals-standard-jaara.csv?raw').then((file) => file.default),
  'standard-jaara-plus': () => import('./hospitals-standard-jaara-plus.csv?raw').then((file) => file.default),
  pharmacies: () => import('./community-pharmacies.csv?raw').then((file) => file.default),
  agents: () => import('./marketing-agents.csv?raw').then((file) => file.default),
};
