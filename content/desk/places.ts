import type { DetailField } from '../schema/directory.ts';

/** How staff see what may be known of a place, in forms, reports and the columns of files. */
export const detailLabels: Record<DetailField, string> = {
  phone: 'Phone Number',
  hours: 'Opening hours',
  services: 'Services',
  confirmed: 'Confirmed on',
  coordinates: 'Coordinates',
};
