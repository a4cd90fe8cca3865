/**
 * Words that visitors use for the same thing, in lower case and without marks: a search for one also finds the others.
 * The first of a group is the word that our own texts use most. They serve the site search, "Search benefits..." on
 * /plan and the search of /faq.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['maternal', 'pregnant', 'pregnancy', 'antenatal', 'maternity', 'delivery', 'birth', 'belle', 'labour'],
  ['caesarean', 'cesarean', 'caesarian', 'c section', 'cs', 'delivery', 'maternal'],
  ['newborn', 'baby', 'babies', 'infant', 'pikin'],
  ['eye', 'glasses', 'spectacles', 'optical', 'optician', 'lenses', 'sight'],
  ['medicines', 'drugs', 'medication', 'tablets', 'prescription'],
  ['malaria', 'fever'],
  ['hiv', 'aids', 'arv', 'antiretroviral'],
  ['dental', 'dentist', 'teeth', 'tooth'],
  ['diabetes', 'diabetic', 'sugar', 'blood sugar', 'insulin'],
  ['hypertension', 'blood pressure', 'bp', 'high blood'],
  ['sickle cell', 'ss', 'genotype'],
  ['cancer', 'tumour', 'chemotherapy', 'oncology'],
  ['dialysis', 'kidney', 'renal'],
  ['immunisation', 'immunization', 'vaccine', 'vaccination', 'injection'],
  ['surgery', 'operation', 'theatre'],
  ['emergency', 'accident', 'urgent', 'ambulance'],
  ['refund', 'money back', 'reimburse', 'reimbursement'],
  ['nin', 'national id', 'national identity'],
  ['lasrra', 'resident card', 'residency', 'state id'],
  ['employers', 'employer', 'staff', 'company', 'sme', 'workers', 'employees', 'business', 'organisation'],
  ['premium', 'price', 'cost', 'how much', 'amount', 'fee'],
  ['enrol', 'enroll', 'register', 'registration', 'sign up', 'join'],
  ['complaint', 'complain', 'petition', 'report'],
  ['seniors', 'senior', 'elderly', 'old people', 'aged', 'parents', 'retired', 'pensioner'],
  ['diaspora', 'abroad', 'overseas', 'japa', 'london', 'america', 'canada'],
  ['hospital', 'clinic', 'health centre'],
  ['pharmacy', 'chemist', 'drug store'],
  ['agents', 'agent', 'broker', 'marketer'],
  ['telemedicine', 'online doctor', 'video doctor', 'virtual doctor'],
  ['scan', 'x ray', 'xray', 'ultrasound'],
  ['screening', 'check up', 'checkup', 'medical test'],
  ['family planning', 'contraceptive', 'contraception'],
];
