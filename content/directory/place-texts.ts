import centroids from './lagos-lga-centroids.csv?raw';
import lcdas from './lagos-lga-lcda.csv?raw';

/** The LGAs with their LCDAs, and where each LGA lies, for the server: it hands them to the page that needs them. */
export const placeTexts = { lcdas, centroids };
