/** What people type, and what must come of it. */
type DirectoryQuestion = {
  typed: string;
  verdict: 'yes' | 'perhaps' | 'no' | 'area';
  /** The first result; for an area, the name of the area. */
  first?: string;
};

const yes: DirectoryQuestion[] = [
  { typed: 'Motayo Hospital', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'motayo', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'is motayo covered', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'st nicholas', verdict: 'yes', first: 'St. Nicholas Hospital' },
  { typed: 'st nicholas surulere', verdict: 'yes', first: 'St. Nicholas Hospital, Surulere' },
  { typed: 'St Nicholas Maryland', verdict: 'yes', first: 'St. Nicholas Hospital, Maryland' },
  { typed: 'general hospital ikorodu', verdict: 'yes', first: 'Ikorodu General Hospital' },
  { typed: 'Shomolu general hospital', verdict: 'yes', first: 'General Hospital, Somolu' },
  { typed: 'lasuth', verdict: 'yes', first: 'Lagos State University Teaching Hospital' },
  { typed: 'ikotun phc', verdict: 'yes', first: 'Ikotun Primary Healthcare Centre' },
  { typed: 'st lukes medical centre', verdict: 'yes', first: "St. Luke's Medical Center" },
  { typed: 'bernice hospital', verdict: 'yes', first: 'Bernice Clinic' },
  { typed: 'BMH', verdict: 'yes', first: 'Blaje Mustapha Hospital (BMH)' },
  { typed: 'silver crest', verdict: 'yes', first: 'Silver Crest Hospital' },
  { typed: 'totem pharmacy', verdict: 'yes', first: 'Totem Pharmacy (Ikorodu)' },
];

const misspelt: DirectoryQuestion[] = [
  { typed: 'st nicolas', verdict: 'perhaps', first: 'St. Nicholas Hospital' },
  { typed: 'Ancila catholic hopital agege', verdict: 'perhaps', first: 'Ancilla Catholic Hospital, Agege' },
  { typed: 'gbagda general hospital', verdict: 'perhaps', first: 'Gbagada General Hospital' },
  { typed: 'hamkard', verdict: 'perhaps', first: 'Hamkad Hospital Nigeria Limited' },
  { typed: 'rjolad', verdict: 'perhaps', first: 'R-Jolad Hospital (Salem House)' },
  { typed: 'life source', verdict: 'perhaps', first: 'Lifesource Hospital' },
  { typed: 'pilsplus farmacy', verdict: 'perhaps', first: 'Pillsplus Pharmacy (Lekki)' },
  { typed: 'isioma hopital', verdict: 'yes', first: 'Isioma Hospital' },
];

/** Well-known places of Lagos that are in none of the lists, some of them named in an address. */
const notListed: DirectoryQuestion[] = [
  { typed: 'Eko hospital', verdict: 'no' },
  { typed: 'Reddington Hospital', verdict: 'no' },
  { typed: 'redington', verdict: 'no' },
  { typed: 'reddington hospital lekki', verdict: 'no' },
  { typed: 'Lagoon Hospital', verdict: 'no' },
  { typed: 'Evercare Hospital Lekki', verdict: 'no' },
  {
    typed: 'Lagos University Teaching Hospital',
    verdict: 'no',
    first: 'Lagos State University Teaching Hospital',
  },
  { typed: 'LUTH', verdict: 'no' },
  { typed: 'National Orthopaedic Hospital Igbobi', verdict: 'no' },
  { typed: 'Federal Neuro-Psychiatric Hospital, Yaba', verdict: 'no' },
  { typed: 'Duchess International Hospital, Ikeja', verdict: 'no' },
  { typed: 'First Consultants Hospital', verdict: 'no' },
  { typed: 'Cedarcrest', verdict: 'no' },
  { typed: 'St. Ives Hospital', verdict: 'no' },
  { typed: 'medplus pharmacy', verdict: 'no' },
  // A pharmacy of this name is listed, a hospital is not.
  { typed: 'Totem hospital', verdict: 'no', first: 'Totem Pharmacy (Ikorodu)' },
];

const areas: DirectoryQuestion[] = [
  { typed: 'Ikorodu', verdict: 'area', first: 'Ikorodu' },
  { typed: 'ikorudu', verdict: 'area', first: 'Ikorodu' },
  { typed: 'Ìkòròdú', verdict: 'area', first: 'Ikorodu' },
  { typed: 'hospitals in surulere', verdict: 'area', first: 'Surulere' },
  { typed: 'somolu', verdict: 'area', first: 'Shomolu' },
  { typed: 'oshodiisolo', verdict: 'area', first: 'Oshodi-Isolo' },
  { typed: 'pharmacy yaba', verdict: 'area', first: 'Yaba' },
  { typed: 'lagos island', verdict: 'area', first: 'Lagos Island' },
  { typed: 'Egbeda', verdict: 'area', first: 'Egbeda' },
  { typed: 'lekki phase 1', verdict: 'area', first: 'Lekki Phase 1' },
  { typed: 'allen avenue', verdict: 'area', first: 'Allen Avenue' },
  { typed: 'allen', verdict: 'area', first: 'Allen Avenue' },
  { typed: 'Ekoro Road', verdict: 'area', first: 'Ekoro Road' },
];

export const directoryQuestions = { yes, misspelt, notListed, areas };
