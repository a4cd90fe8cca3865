/** What people type, and what must come of it. */
type DirectoryQuestion = {
  typed: string;
  verdict: 'yes' | 'perhaps' | 'no' | 'area' | 'none';
  /** The first result; for an area, the name of the area. */
  first?: string;
  /** How many places the verdict is about; without a verdict, how many are found. */
  count?: number;
};

const yes: DirectoryQuestion[] = [
  { typed: 'Motayo Hospital', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'motayo', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'is motayo covered', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'st nicholas', verdict: 'yes', first: 'St. Nicholas Hospital' },
  { typed: 'Saint Nicholas Hospital', verdict: 'yes', first: 'St. Nicholas Hospital' },
  { typed: 'st nicholas surulere', verdict: 'yes', first: 'St. Nicholas Hospital, Surulere' },
  { typed: 'St Nicholas Maryland', verdict: 'yes', first: 'St. Nicholas Hospital, Maryland' },
  { typed: 'general hospital ikorodu', verdict: 'yes', first: 'Ikorodu General Hospital', count: 1 },
  {
    typed: 'does jaara plus cover general hospital gbagada',
    verdict: 'yes',
    first: 'Gbagada General Hospital',
    count: 1,
  },
  { typed: 'is motayo in plus', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'does ilera eko cover motayo', verdict: 'yes', first: 'Motayo Hospital' },
  { typed: 'Standard Life Care Hospital', verdict: 'yes', first: 'Standard Life Care Hospital' },
  { typed: 'remedy drugs plus', verdict: 'yes', first: 'Remedy Drugs Plus' },
  {
    typed: 'doctor abimbola awoliyi memorial',
    verdict: 'yes',
    first: 'Dr. Abimbola Awoliyi Memorial Hospital',
  },
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
  { typed: 'hospitals in ikorodu with jaara plus', verdict: 'area', first: 'Ikorodu' },
  { typed: 'jaara plus surulere', verdict: 'area', first: 'Surulere' },
  // One of the two has the town in its name only: "St. Nicholas Hospital, Maryland".
  { typed: 'Maryland', verdict: 'area', first: 'Maryland', count: 2 },
  { typed: 'primary health center yaba', verdict: 'area', first: 'Yaba', count: 2 },
  { typed: 'phc yaba', verdict: 'area', first: 'Yaba', count: 2 },
];

/** A kind of place, a plan or the scheme is no name. */
const nameless: DirectoryQuestion[] = [
  { typed: 'primary healthcare centre', verdict: 'none', count: 71 },
  { typed: 'primary health center', verdict: 'none', count: 71 },
  { typed: 'PHC', verdict: 'none', count: 71 },
  { typed: 'general hospital', verdict: 'none', first: 'Agbowa General Hospital' },
  { typed: 'jaara plus', verdict: 'none' },
  { typed: 'standard jaara hospitals', verdict: 'none' },
  { typed: 'pharmacies of jaara plus', verdict: 'none', first: '21st Century Pharmacy' },
  { typed: 'ilera eko', verdict: 'none', count: 0 },
  { typed: 'Ìlera Èkó', verdict: 'none', count: 0 },
  // Some name begins like this, but few letters name nothing.
  { typed: 'owo', verdict: 'none' },
  { typed: 'card', verdict: 'none' },
];

/** On a page about places the answer is no; elsewhere nobody may have asked for a place. */
const anything: DirectoryQuestion[] = [
  { typed: 'login', verdict: 'no' },
  { typed: 'ọmọ', verdict: 'no' },
  { typed: 'reddington', verdict: 'no' },
];

export const directoryQuestions = { yes, misspelt, notListed, areas, nameless, anything };
