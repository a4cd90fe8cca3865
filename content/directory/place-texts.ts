import centroids from './lagos-lga-centroids.csv?raw';
import lcdas from './lagos-lga-lcda.csv?raw';

/** The LGAs with their LCDAs, and where each LGA lies: small enough to come with the page. */
export const placeTexts = { lcdas, centroids };
