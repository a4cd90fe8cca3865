import { placeTexts } from '#content/directory/place-texts.ts';
import { readCentroids, readPlaces } from '#rules/directory-records.ts';

/** The LGAs with their LCDAs, and the middle of each LGA. */
export const places = readPlaces(placeTexts.lcdas);
export const centroids = readCentroids(placeTexts.centroids);
