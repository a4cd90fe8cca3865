import type { ComparedPlanId } from '../schema/plan.ts';

/** Words and phrases from one line. */
const list = (text: string): readonly string[] => text.split(', ');

type RowWords = {
  named: readonly string[];
  near?: readonly string[];
  unnamedBy?: Partial<Record<ComparedPlanId, readonly string[]>>;
};

/**
 * The words that people type for a row of /plan/what-is-covered, by the id of the row: in any language, since people mix
 * them, in lower case and without marks. `named` means what the row is about. `near` is what no plan names: the row is
 * the one that comes nearest, and whoever shows it says so. `unnamedBy` has those of `named` that the documents of a plan
 * do not name, though the plan pays for others of the row: only Jaara Plus names circumcision, so the yes that Standard
 * Jaara gives to the incubator is none to it.
 */
export const benefitWords: Readonly<Record<string, RowWords>> = {
  medicines: {
    named: list('medicine, medicines, drug, drugs, tablets, medication, prescription, oogun, egbogi'),
    near: list(
      'injection, injections, body pain, body pains, ulcer, stomach ulcer, peptic ulcer, heartburn, ogbe inu, worm, worms, deworming, aran, epilepsy, warapa, thyroid, goitre, migraine, headache, ori fifo, efori, stomach pain, belly pain, inu rirun, inu dun, insomnia, paracetamol, panadol, antibiotics, allergy, gout, vitamins, inhaler, metformin, amlodipine, lisinopril, losartan, augmentin, amoxicillin, amoxil, ciprofloxacin, flagyl, coartem, ibuprofen, diclofenac, omeprazole, aspirin, ventolin',
    ),
  },
  'everyday-illness': {
    named: list(
      'everyday illness, cough, coughing, catarrh, cold, flu, chest infection, pneumonia, diarrhoea, diarrhea, running stomach, running belle, purging, purge, anaemia, anemia, shortage of blood, skin disease, rash, rashes, eczema, ringworm, iko, ofinkin, igbe gbuuru, gbuuru, aito eje, lapalapa',
    ),
    near: list('cholera, dysentery, covid, covid 19, corona virus, coronavirus'),
  },
  malaria: {
    named: list('malaria, fever, iba, hot body, body dey hot, ara gbigbona, ara gbona'),
    near: list(
      'typhoid, ako iba, tyfoid, tifoid, typhoid fever, iba jefunjefun, lassa, lassa fever, yellow fever, dengue',
    ),
  },
  'blood-tests': {
    named: list(
      'blood test, laboratory, lab test, urine test, widal, ayewo eje, pcv, pregnancy test, liver, liver function',
    ),
    near: list('std, gonorrhoea, gonorrhea, syphilis, staph, staphylococcus'),
    unnamedBy: {
      'standard-jaara': list('pregnancy test, liver, liver function'),
    },
  },
  diabetes: {
    named: list(
      'diabetes, diabetic, dayabitiisi, dayabitisi, diabetis, sugar disease, sugar, blood sugar, insulin, ito suga, atogbe, suga',
    ),
    unnamedBy: { 'seniors-plan': list('blood sugar, insulin') },
  },
  hypertension: {
    named: list(
      'hypertension, blood pressure, high blood pressure, bp, hbp, high bp, high blood, eje riru, ifunpa, haipatenson, ifunpa giga',
    ),
    near: list('heart attack, heart failure, arun okan, cardiac, palpitations'),
  },
  'sickle-cell': {
    named: list('sickle cell, sickler, genotype, foniku foladide, foniku fola dide'),
  },
  asthma: {
    named: list('asthma, asma, asima, iko fee, asthmatic'),
  },
  hiv: {
    named: list('hiv, aids, arv, antiretroviral, eedi, kogboogun'),
  },
  tuberculosis: {
    named: list('tuberculosis, tb, iko ife'),
  },
  'mental-health': {
    named: list('mental, mental health, psychologist, counselling, ilera opolo, arun opolo, aisan opolo'),
    near: list(
      'depression, anxiety, psychiatrist, psychiatric, madness, mad, craze, addiction, drug abuse, rehab, schizophrenia, bipolar, stress, dementia, autism, think too much, thinking too much, overthinking, no fit sleep, cannot sleep, sadness, panic attack',
    ),
  },
  glasses: {
    named: list(
      'glasses, eye glasses, eyeglasses, spectacles, gilaasi, gilasi, jigi oju, igo oju, awo oju, lens, lenses, frames, recommended glasses, short sighted',
    ),
    near: list('contact lenses, contact lens, optician'),
  },
  'eye-care': {
    named: list(
      'eye care, eye problem, eye pain, eye test, eye check, red eye, refraction, something in eye, oju dun, oju didun, oju pon, oju pipon, itoju oju, toju oju, ayewo oju, aisan oju, arun oju',
    ),
    near: list('eye clinic, eye doctor, eye hospital, eye drops, apollo, oju fifo, dokita oju'),
  },
  'eye-surgery': {
    named: list('eye surgery, cataract, pterygium, eye operation, ise abe oju, sise abe oju'),
    near: list('glaucoma, blindness'),
  },
  'dental-care': {
    named: list(
      'dental, dental care, dentist, teeth, tooth, toothache, tooth extraction, tooth filling, scaling and polishing, eyin, itoju eyin, eyin didun, eyin fifo',
    ),
    near: list('braces, dentures, false teeth, root canal, dental implant, teeth whitening'),
    unnamedBy: {
      'standard-jaara': list('tooth extraction, tooth filling, scaling and polishing'),
    },
  },
  'health-check': {
    named: list(
      'screening, check up, checkup, health check, medical check, ayewo ilera, ayewo ara, pap smear, psa, full body check, cholesterol, hepatitis, hepatitis b, jedojedo',
    ),
    near: list('medical report, fitness certificate, pre employment medical'),
    unnamedBy: {
      'seniors-plan': list('cholesterol'),
    },
  },
  physiotherapy: {
    named: list('physiotherapy, physio, physiotherapist, massage'),
    near: list(
      'stroke, paralysis, back pain, waist pain, spinal injury, roparose, romolapa romolese, romolapa, romolese',
    ),
  },
  'home-nursing': {
    named: list(
      'home care, home nursing, nursing at home, nurse at home, nurse for house, home nurse, noosi nile',
    ),
    near: list('carer, old people home, nursing home'),
  },
  ambulance: {
    named: list('ambulance, ambulansi, anbulansi'),
  },
  emergencies: {
    named: list(
      'emergency, emergencies, accident, accidents, resuscitation, pajawiri, convulsion, giri, snake bite, dog bite, bites, stings',
    ),
    near: list('poison, poisoning, gunshot, burns, burn, drowning, electric shock, icu, intensive care'),
  },
  admission: {
    named: list('admission, admitted, hospital stay, ward, bed, days in hospital, dida duro, woodu'),
    near: list('private room, vip room'),
  },
  specialists: {
    named: list(
      'specialist, specialists, consultant, ent, ear nose throat, cardiologist, gynaecologist, gynecologist, paediatrician, pediatrician, childrens doctor, children doctor, dietician, orthopaedic, orthopedic, cardiology, dokita akanse, specialist doctor, heart, ear, heart disease, heart specialist, ophthalmologist, endocrinologist',
    ),
    near: list(
      'ear pain, eti didun, eti dun, sinus, tonsil, hearing, hearing aid, menopause, menstrual pain, period pain, heavy period, hip pain, neurologist, dermatologist, urologist, obesity, weight loss, skin doctor, bone doctor, bone',
    ),
    unnamedBy: {
      'standard-jaara': list('ophthalmologist, endocrinologist'),
      'jaara-plus': list('ophthalmologist, endocrinologist'),
      'seniors-plan': list('paediatrician, pediatrician, childrens doctor, children doctor'),
    },
  },
  surgery: {
    named: list(
      'surgery, operation, theatre, ise abe, hernia, appendix, appendicitis, appendectomy, ipa, lumpectomy, breast lump, fistula, ectopic, stitches, suturing, abscess, boil, fracture, broken bone, broken leg, broken arm, pop, dressing, wound dressing, herniotomy, herniorrhaphy, laparotomy, salpingectomy, drainage',
    ),
    near: list(
      'fibroid, fibroids, iju, ise abe fibroid, ise abe iju, ovarian cyst, cyst, pile, piles, haemorrhoid, haemorrhoids, jedi, jedi jedi, jedijedi, hemorrhoids, gallstone, gallstones, kidney stone, enlarged prostate, prostate enlargement, prostate problem, prostate trouble, prostate issue, prostate operation, prostate surgery, hydrocele, knee replacement, hip replacement, heart surgery, brain surgery, open heart surgery',
    ),
    unnamedBy: {
      'standard-jaara': list(
        'hernia, ipa, herniotomy, herniorrhaphy, lumpectomy, breast lump, laparotomy, salpingectomy, fistula, ectopic, stitches, suturing, drainage, abscess, boil, fracture, broken bone, broken leg, broken arm, pop',
      ),
    },
  },
  'blood-transfusion': {
    named: list('blood transfusion, transfusion, blood donor, pint of blood, fa eje'),
    unnamedBy: {
      'standard-jaara': list('blood donor'),
    },
  },
  'x-ray-and-scans': {
    named: list(
      'x ray, xray, scan, ultrasound, sonography, sonogram, ecg, echocardiogram, chest x ray, aworan inu ara, mammogram',
    ),
    unnamedBy: {
      'standard-jaara': list('ultrasound, ecg, echocardiogram, mammogram'),
      'seniors-plan': list('ecg, echocardiogram'),
    },
  },
  'ct-and-mri': {
    named: list('ct, ct scan, mri, mri scan, brain scan'),
  },
  cancer: {
    named: list(
      'cancer, chemo, chemotherapy, oncology, tumour, tumor, jejere, arun jejere, breast cancer, prostate, prostate cancer, cervical cancer, colon cancer, akan, kansa, jejere oyan',
    ),
    near: list(
      'leukaemia, leukemia, lung cancer, liver cancer, womb cancer, uterine cancer, ovarian cancer, stomach cancer, bone cancer, throat cancer, skin cancer, radiotherapy, blood cancer, brain tumour',
    ),
  },
  dialysis: {
    named: list('dialysis, kidney, kidney failure, renal, kindinrin, kidinrin, fifo eje, wash blood'),
  },
  transplants: {
    named: list(
      'transplant, transplants, kidney transplant, organ transplant, liver transplant, paaro kidinrin, paaro kindinrin, kidinrin tuntun, paaro eya ara',
    ),
  },
  'cosmetic-surgery': {
    named: list('cosmetic surgery, plastic surgery, bbl, liposuction'),
    near: list('hair transplant, skin bleaching, scar removal, keloid'),
  },
  'care-outside-lagos': {
    named: list(
      'care outside lagos, outside lagos, another state, abuja, ibadan, abeokuta, treatment abroad, treatment in india',
    ),
  },
  'antenatal-care': {
    named: list(
      'pregnant, pregnancy, belle, oyun, aboyun, antenatal, antenatal care, ante natal, anti natal, itoju alaboyun, scan for pregnancy, pregnancy scan, belle scan, scan for belle, scan belle',
    ),
    near: list('miscarriage, oyun baje, bleeding in pregnancy'),
    unnamedBy: {
      'standard-jaara': list('scan for pregnancy, pregnancy scan, belle scan, scan for belle, scan belle'),
    },
  },
  delivery: {
    named: list('delivery, birth, child birth, childbirth, labour, ibimo, bimo, born pikin'),
    near: list('twin, triplet'),
  },
  caesarean: {
    named: list(
      'caesarean, cesarean, caesarian, cesarian, c section, cs, caesarean section, caesarean delivery, cs delivery, cs operation, c s, c s delivery, c s operation, ibimo pelu ise abe',
    ),
  },
  newborn: {
    named: list(
      'baby, babies, new baby, newborn, new born, incubator, circumcision, ear piercing, dida abe, premature, omo tuntun, abiyamo, phototherapy, sepsis',
    ),
    near: list('jaundice, yellow eyes'),
    unnamedBy: {
      'standard-jaara': list('circumcision, ear piercing, dida abe, phototherapy, sepsis'),
    },
  },
  immunisation: {
    named: list(
      'immunisation, immunization, vaccine, vaccines, vaccination, abere ajesara, ajesara, baby injection, babies injection, pikin injection, child injection, children injection, abere omo, abere omo tuntun, abere omode, ajesara romolapa romolese, polio, measles, bcg',
    ),
    near: list(
      'hepatitis vaccine, hepatitis b vaccine, hpv, hpv vaccine, covid vaccine, tetanus, travel vaccine, yellow card, yellow fever vaccine, rabies',
    ),
  },
  'childhood-illness': {
    named: list(
      'illness of children, sick child, child is sick, growth monitoring, malnutrition, aisan omode',
    ),
    near: list('chicken pox, chickenpox, mumps, teething'),
  },
  'family-planning': {
    named: list(
      'family planning, contraceptive, contraception, condom, condoms, implant, iud, copper t, ifeto somo bibi, feto somo bibi, birth control, ifetosomobibi, fetosomobibi, feto si omo bibi, ifeto si omo bibi, ifetosomo bibi, feto somobibi',
    ),
    near: list('vasectomy, tubal ligation'),
  },
  infertility: {
    named: list(
      'infertility, ivf, fertility, low sperm count, semen analysis, airomobi, agan, airi omo bi, airi omo, trying to conceive',
    ),
    near: list('erectile dysfunction, weak erection'),
  },
};

/** Of them those that cannot wait for what a plan says: whoever shows them leads to /emergency as well. */
export const urgentWords: readonly string[] = list(
  'fracture, broken bone, broken leg, broken arm, stroke, poison, poisoning, gunshot, burns, burn',
);
