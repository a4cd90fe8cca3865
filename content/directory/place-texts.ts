import centroids from './lagos-lga-centroids.csv?raw';
import lcdas from './lagos-lga-lcda.csv?raw';
import addresses from './place-addresses.csv?raw';

/** The LGAs with their LCDAs and positions, and the paths of all places, for the server only. */
export const placeTexts = { lcdas, centroids, addresses };
