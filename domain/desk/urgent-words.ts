/**
 * The words that notices about our service need, in English, Pidgin and Yorùbá, without accents. None stands for a number,
 * for paying or sending, or for a way to reach somebody outside the agency.
 */
const KNOWN_WORDS = new Set(
  `
  a aago aaro abameta abeg abere about above abuja accept accepted accepts accident adamo adult adults afara
  affected aforiji after afternoon again agbara agbegbe agege agency aiku air aisan aiyetoro aje ajeromi
  ajesara akiyesi alaisan alausa ale alimosho all also although always am ambulance ambulances amuwo an ana
  and answer answered answers any anybody apapa apologies apologise apologize apoti app appointment
  appointments april ara are around arrive arrives arun as ask at ategun atunse august available avoid awa
  away awon ayelujara baby back badagry baje bayi be because been before begin begins being below bere between
  bi binu birth block boil booth booths both branch bridge bridges building bus buses busy but by can
  cancelled cannot car care carry cars center centre change changed changes check child children cholera
  christmas clinic clinics close closed closes closing come comes comot complaint complaints computer
  computers continue continues could cover covered crowded curfew dakun dariji date dates day days de december
  delay delayed delays dem democracy den desk dey di did didnt disease do doctor doctors does doesnt dokita
  don done dont door down driver drivers drug drugs during duro e each early easter edakun egbogi eid either
  ejowo eko election electricity else emergencies emergency end ended ends eniyan enrol enrolled enrolment
  enrols entrance enu epe epo ero ese eti eto even evening every everybody everyone ewu expected eyi eyin fail
  failed fails families family fault february ferry fever few fi finish fire fit flood flooded flooding floods
  floor for form forms friday from fuel full fun gate gba gbogbo general generator go goes going good
  government had hall hands happen has have he head heat help helps her here him his holiday holidays hospital
  hospitals hour hours house how however i iba ibe ibeju ibi ibudo idaduro idasesile idile if ifako ifelodun
  iforukosile igando ijaiye ijamba iji ijoba ikede ikeja ikorodu ikotun ikun ile ilera ill illness ilu im
  important in ina inconvenience independence information inside instead intaneeti internet into inu ipinle
  irole iroyin is ise isegun iseju isinmi island isnt isolo isoro it itakun itoju its itself iwe iwosan
  iyanselodi iye ja january je join joo jowo july june just ka keep ketu ki kii kindly kiosk kiosks ko kosofe
  kuro laarin laboratory lagos lashma last late later lati le least leave lekki less leyin light like limited
  line lines lo loke lola long lonii lori lowo ma maa machine machines made mainland maintenance make makes
  man many march market may maybe meanwhile measles medicine medicines member members membership men messages
  midday midnight might minute minutes mo monamona monday month months more morning most mother mothers move
  moved moves mu much mushin must n na naa name near nearest netiwoki network new next ni nibe nibi nigba
  night nikan ninu nipa nitori no nobody none noon noosi nor normal not nothing notice november now nurse
  nurses o obinrin october odofin odun of off office offices ofiisi ofisi often oga ogombo oja ojo ojobo ojoru
  okunrin ola old omi omo on ona once oni onigbameji only oogun open opened opening opens or oru osa osan ose
  oshodi osu other others otunla our out outage outbreak outside over own pa pada page pages pajawiri paper
  papers pari parking patience patient patients pe pelu people person persons pharmacies pharmacy phone pipo
  plan planned plans please pm portal possible postponed power printer problem problems protest public pupo
  put queue queues quick rain rainfall rains ramadan ran re reach ready reason registration regret reopen
  reopened reopens repair repaired repairs return returned returns road roads sabi sabo safe safety sallah
  same sanitation saturday say scarcity se secretariat see sef september server service services sey shall she
  shomolu short should si sibi sick sii sile since sise site siwaju slow slowly smoke so soke some somolu soon
  sora sorry spoil spoiled staff staffed stand stands start started starts state stay still stood stop stopped
  stops storm strike strikes such sugbon sunday support surulere suuru system systems tabi team teams
  temporary test tests than thank thanks that the their them then there these they this those though through
  thursday ti till time times titi titun tiwa to today together tomorrow tonight too traffic train treat
  treated treats tuesday tun tunse tuntun una unavailable under understand understanding unplanned until up
  update updates upgrade urgent us use used usual vaccination vaccine vaccines very vex wa wahala wait waiting
  waits wakati was wash wasnt water we website wednesday week weekend weeks well were wetin wey what when
  where whether which while who why wia will wind with within without wo woman women won wont work worked
  workers working works would yaba yabaa year yen yes yesterday yet yii yin yoo you young your yours
`
    .trim()
    .split(/\s+/),
);

const DAY_OR_HOUR = '(?:(?:[01]?\\d|2[0-3]):[0-5]\\d|[12]\\d|3[01]|[1-9])(?:am|pm|st|nd|rd|th)?';
const FIGURE = new RegExp(`^(?:${DAY_OR_HOUR}(?:[–-]${DAY_OR_HOUR})?|[oi])$`);
/** The minutes of 9:00 and 9:30 do not count. With the letters that look like digits, fewer than an account has. */
const MOST = { digits: 6, withLetters: 8 };

/** The words and numbers of an urgent notice that need a second person, as they were typed. */
export function findUnknownWords(text: string): string[] {
  const words = text
    .split(/[\s,;!?()]+|(?<!\d|\d[ap]m)[–-]|[–-](?!\d)/)
    .map((typed) => typed.replace(/[.:]+$/, ''))
    .filter(Boolean)
    .map((typed) => ({ typed, folded: foldWord(typed) }));
  const isFigure = words.map(({ folded }) => FIGURE.test(folded));
  const figures = words.filter((_word, index) => isFigure[index]);
  const digits = figures.map(({ folded }) => folded.replace(/:[03]0/g, '')).join('');
  const isTooMuch =
    digits.replace(/\D/g, '').length > MOST.digits ||
    digits.replace(/[^\doi]/g, '').length > MOST.withLetters;
  const unknown = words.filter(
    ({ folded }, index) =>
      (!isFigure[index] && !KNOWN_WORDS.has(folded)) ||
      // Figures in a row, or too many, may be an account or a phone number.
      (isFigure[index] && (isTooMuch || isFigure[index - 1] || isFigure[index + 1])),
  );
  return [...new Set(unknown.map(({ typed }) => typed))];
}

function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[.:]+$/, '');
}
