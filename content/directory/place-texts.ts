import centroids from './lagos-lga-centroids.csv?raw';
import lcdas from './lagos-lga-lcda.csv?raw';

/** The LGAs with their LCDAs and positions, for the server only. */
export const placeTexts = { lcdas, centroids };
