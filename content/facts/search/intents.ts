/** Words from one line, as the alternatives of one place of an intent. */
const any = (words: string) => words.replaceAll(' ', '|');

const not = any('not no dont doesnt isnt cant cannot never yet ko kii');
const join = any(
  'join joined enrol enroll enrolment enrollment enter subscribe darapo foruko forukosile wole',
);
const register = any('register enlist accredit onboard list empanel empanelment foruko forukosile');
const pay = any('pay paid payment paying price cost premium much amount elo eelo owo san sanwo');
const facility = any('clinic hospital pharmacy laboratory lab maternity facility practice');
const lagos = any('lagos eko');
const who = any('fraudster fraudsters scammer scammers thief criminal impostor');
const workers = any('staff girl boy people person apprentice attendant assistant sales');
const poor = any('widow widower orphan poor opo');
const trade = any(
  'trader artisan tailor mechanic driver student farmer hairdresser barber market vulcanizer bricklayer',
);

const kin = any(
  'child children baby mother father wife husband brother sister boy girl man woman omo iya baba iyawo oko egbon aburo ikoko',
);
const limb = any(
  'hand leg head face finger foot toe arm neck wrist thumb knee body throat owo ese ori ika orun apa',
);
const poison = any(
  'kerosene asidi gamalin petrol fuel bleach hypo jik izal dettol acid detergent caustic insecticide battery coin pin button marble nail kerosini karosini epo batiri majele',
);
const occupation = any(
  'trader artisan tailor mechanic driver student farmer hairdresser barber vulcanizer bricklayer carpenter welder plumber electrician painter hawker fisherman cleaner gateman okada keke rider landlord landlady tenant apprentice awako onimoto onisowo agbe telo aranso onidiri olokada onikeke birikila kapenta mekaniki alagbata iyaloja onile ayalegbe onise apeja',
);
const blade = any('cutlass machete matchet knife axe blade ada obe ake igo');
/** Whose body it is, in Yorùbá. */
const self = any('mi mo re won omo iya baba iyawo oko egbon aburo ore enikan aboyun ikoko');
/** Beside these an illness is asked about and does not happen now. */
const calm = any(
  'cover covered covers coverage price cost plan insurance insured premium jaara disease specialist eto adojutofo elo eelo iye sanwo',
);
/** What is asked of blood. */
const bloodCare = any(
  'test occult pressure donate donor donation group sugar bank high low shortage transfusion tonic riru ayewo ifunpa suga giga ga fifo gbigba aito',
);
/** Who asks for what nobody of ours asks for, and what that is. */
const asker = any(
  'they dem them he she agent marketer caller call message someone official who won enikan asoju okunrin obinrin arakunrin arabinrin',
);
const secret = any('pin bvn cvv otp password passcode');
const bankAccount = any('account acct accont akanti akaunti asunwon opay palmpay moniepoint kuda wallet');
const carer = any('nurse doctor matron receptionist pharmacist staff dokita noosi osise');

/**
 * What somebody wants, whatever else a search names: by the id of a rule, in the families of answers.ts, asks as there;
 * none of the words after "!" may stand in the search. In any language, since people mix them, in lower case and without
 * marks. Of two that apply the one with more words counts. Three words are no words of the search but what it tells:
 * `naira` an amount of money, `aged60` the age of a senior, `illness` what the plans say of an illness.
 */
export const intents: Readonly<Record<string, readonly string[]>> = {
  // Somebody's body or a relative beside what puts life in danger.
  emergency: [
    'dey die|died|kpai !for|plan|policy|network|phone|battery|data|app|website|business|laugh',
    `make i die|died !if|wetin|what|happen|before|wait|money|family|hospital|${calm}`,
    `${kin}|someone|pesin dey died !if|what|wetin|happen|plan|policy|before`,
    `${kin}|eniyan n|nku ku lo !fun|san|odun|osu|ojo|meji|meta|${calm}`,
    `slump|slumped|slumping !price|market|economy|sales|${calm}`,
    `${kin}|he|she|person wake|waking|woke ${not}|refuse|refused|gree|o !hospital|open|night|${calm}`,
    `${kin}|newborn|lips|lip|face|skin blue|bluish !card|plan|colour|color|${calm}`,
    `children|baby|newborn|head|leg dey|is come|coming out !work|card|when|go|${calm}`,
    `head children|baby comot !rash|rashes|boil|hair|${calm}`,
    'ori omo jade|njade',
    'bimo n|nbimo lowo !ko|nko|ba|lati|foruko',
    `shake|shaking|jerk|jerking pregnant|pregnancy|belle|${kin} !${calm}`,
    `fit dey|don|wan worry|catch|seize|attack|hold !join|register|pay|who|${calm}`,
    `eye turn|turned|roll|rolling|rolled white|back|up !${calm}`,
    `wall|building|house|block|roof|tree|pole|tank fall|fell|collapse|collapsed on|person|${kin} !${calm}`,
    'kerosene|kerosine|kerosini|otapiapia|farapa|cutlass|machete|matchet !price|buy|sell',
    'injured|injure|injury|injuries|wounded|wound|fits !dressing|dress|plan|family|need|budget|price|cover|compensation',
    `drink|drank|swallow|chop|eat|ate|mu|gbe|je ${poison} !lagos|eko|plan|eto`,
    `mu|je oogun|ogun eku|efon|apakokoro|pupo|ju !le|ninu|${calm}`,
    `too drink|drank|swallow|chop|took tablet|tablets|drug|drugs|medicine|pill|pills|paracetamol|panadol|tramadol|sniper !${calm}`,
    `${kin} gbe owo|ayo|eyo|okuta|oogun|kokoro !lagos|eko|eto|agent|okeere|abroad|lashma|foruko|toju`,
    'nepa|phcn|light|current|electric|electricity|wire|cable|waya|generator|ina shock|shocked|shocking',
    'nepa|phcn|electric|electricity|current|wire|cable|waya catch|caught|hold|held|jam|drag|fall|fell|touch|gbe|mu !bill|light|job|salary|when|card|address|plan',
    `light|nepa|current catch|hold|held|carry|seize|drag am|me|him|${kin}|person !bill|pay|job|salary|when|card|surgery|${calm}`,
    `ina mu|gbe|jo|dimu|ran ${self}|ara|ile !owo|${calm}`,
    `fire catch|caught|burning|house|kitchen|gas|cloth|clothes|shop|brigade|outbreak !work|job|boss|${calm}`,
    `fire service !work|job|boss|estate|street|${calm}`,
    'gas|gaasi|generator|gen|cylinder|tanker|phone|bomb explode|exploded|explosion|blast|blew|burst|bugbamu|gbamu|gbina',
    `omi|epo|obe gbona|gbigbona jo|njo|da|nda ${self} !e|${calm}`,
    `${kin} shock|shocked|electrocute`,
    `${limb} cut|cuts|slash|slashed|ge !price|hair|operation|surgery|cover`,
    `cut|slash|hack|stab|lu|sa|ge|gun|gunni ${blade} !price|cover`,
    'deep|bad|badly cut|wound|injury|gash',
    `won|enikan|olosa gun ${self} !abere|ajesara|oke|${calm}`,
    'gun|pistol|ibon shot|shoot|shooting|yin|bullet|lu',
    'blood|eje plenty|comot|pour|pouring|rush|rushing|gush|gushing|everywhere|stop|duro !test|pressure|donate|donor|group|sugar|bank|high|riru|transfusion|tonic',
    'having|throwing|catch fit !join|register|pay',
    'ko|o le soro mo|rara',
    `ogbe|egbo ${blade}|nla|jin|ibon|${limb}`,
    // "Paining" is "hurting", and a back that hurts for long is no emergency.
    'hurt badly|bad|seriously|serious|severely|terribly !back|waist|neck|knee|shoulder|joint|tooth|teeth|eye|ear',
    'hurt accident|fell|knife|fight',
    'one|left|right side body|face|leg|hand|arm|mouth weak|numb|dead|died|not|no|cannot|move|paralysed|paralyzed|heavy',
    'one|left|right|half side work|working|move|moving|weak|numb|dead|died|stiff|paralysed|paralyzed !website|card|page|phone|app|road|street|island|mainland|hospital|office|job|day',
    'half body work|working|move|moving|weak|numb|dead|died',
    'not|no|cannot|cant talk|speak again|anymore|suddenly !agent|doctor|una|you|english|yoruba|hausa|igbo|pidgin|phone|line|customer|with|to',
    'apa|egbe|idaji ara kan|ara ro|ku|sise|gbe',
    `apa|egbe|ese|idaji ${self}|kan sise|nsise|gbera o|ko !owo|app|foonu|iwe|ile|ise`,
    `enu wo|nwo|te|ya|ye|yi ti|n|egbe|${self} !eyin|dokita|noosi|fe|ile|ewo|ona|${calm}`,
    `not|no|cannot|cant lift|raise hand|arm|leg|face !arthritis|${calm}`,
    `hand|arm leg not|no|cannot|stop|stopped work|working|moved !job|plan|${calm}`,
    `apa|ese le gbe|gbera ko|o !ni|ile|eru|${calm}`,
    `apa ese ko|o gbe|gbera|sise !ni|ile|${calm}`,
    `rolapa|rolese !itoju|physio|${calm}`,
    `eye|oju not|no|cannot|ko|o see|seeing|riran sudden|suddenly|lojiji !${calm}`,
    // Bites and stings.
    `ejo san|bu|buje|ge|ta ${self} !owo|bawo|nibo|le|fe|ba|kini|ki|nigba|igba|nomba|kaadi|card|aroye|sun|${carer}|${calm}`,
    `ejo|paramole|oka|sebe bu|ge je|buje !owo|ki|bawo|${carer}|${calm}`,
    'ejo|paramole|oka|sebe bumije|gemije',
    'viper|cobra|mamba|snek bite|bit|bitten|spit',
    `bee|bees|wasp|scorpion|jellyfish|akeeke|akeke|akekere|akeekee|oyin|agbon sting|stung|bite|bit|ta|san|swell|swollen !${calm}`,
    `throat|tongue|lip|face|ofun|ahon swell|swelling|swollen|wu|closing|block|blocked !tooth|teeth|eyin|goitre|tonsil|malaria|page|${calm}`,
    `food|bone|fish|meat|throat hook|stuck|stick|hang !price|${calm}`,
    'ha lofun|ofun',
    // Somebody who does not want to live.
    `fe|nfe|fee ku ${self} !to|lo|owo|san|osu|ojo|odun|melo|meloo|ki|kini|nomba|oruko|ise|ile|${calm}`,
    'aye su mi|mo !ise',
    'laye|aye fe mo o|ko',
    `para|pokunso fe|nfe ${self} !${carer}`,
    `fe|n|maa|ti pa|gbemi ara ${self} !${calm}`,
    `end|ending|take|taking|finish|own my|her|his life|lives !care|save|agent|health|${calm}`,
    `gba|gbe emi ara fe|n|maa`,
    `so ara mi|re|won fe|nfe|ko !di|po|pe|oruko|fun|ki|ya|dun|gbona|pelu|dokita|${calm}`,
    `wan hang !up|out|call|phone|app|website|card`,
    `wan end am !pay|card|month|year|date|agent|${calm}`,
    `no|not|cannot|cant continue life !${calm}`,
    'kill|hang|harm myself|himself|herself|themselves|self',
    `tired|tire life|living|live !lagos|near|${calm}`,
    `not|no|dont wan|want|wish live|life|alive again|anymore !lagos|eko|ogun|here|house|abroad|${calm}`,
    'wish|better|rather i|me|my dead|died',
    'jump third|bridge|lagoon|roof|balcony|upstairs|storey',
    'suicidal',
    // Heart and breath.
    `okan|aya|igbaaya|igbaya dun|ndun|dunmi|ro|nro|riro|sare|wuwo|ja|kikan ${self} !inu|ninu|ori|orun|ese|eyin|eti|oju|ehin|orunkun|ikun|owo|fun|pe|${calm}`,
    `chest|heart pain|hook|tight|tightness|tighten|heavy|squeeze|squeezing|pressing !infection|surgery|operation|test|${calm}`,
    `heart beat|race|racing|pump|pumping fast|too|quick|quickly|hard|anyhow !${calm}`,
    `heart stop|stopped|stopping|seize !${calm}`,
    `breath|eemi|mimi seize|cut|cutting|short|fast|catch|finish|nira|soro|kuru !${calm}`,
    'aya|igbaaya|igbaya wuwo',
    `emi ge|nge mi|re|${kin} !irun|${calm}`,
    'gule|gulegule',
    `asthma|asima|ikofee|epilepsy|warapa catch|hold|mu|nmu|attack|seize !${calm}`,
    `gasp|gasping|suffocate|suffocating|wheeze|wheezing !${calm}`,
    `${kin}|mo daku|dakuu !${calm}`,
    `daku|dakuu ${self}|o|ti !foonu|phone|ero|app|${calm}`,
    // Blood, and a birth that cannot wait.
    `eje bi|nbi|eebi n|nbi|mo|omo|iya|baba|iyawo|oko !ba|se|wa|le|${bloodCare}|${calm}`,
    `eje da|nda|jade|njade|san|nsan|tu n|nda|njade|nsan|ti|lara|ara|imu|enu|oju|${self} !owo|fun|${bloodCare}|${calm}`,
    `eje se|nse n|nse|imu|enu|aboyun !wa|le|gba|${bloodCare}|${calm}`,
    `blood|eje shit|poo|stool|igbe|vomit|cough|spit|sputum !${bloodCare}|${calm}`,
    `eje po|npo|yagbe|nyagbe n|npo|nyagbe !mi|ju|${bloodCare}|${calm}`,
    `aboyun|oyun|loyun|alaboyun eje !${bloodCare}|${calm}`,
    `belle|pregnant blood see|saw|seeing|comot|flow|flowing !${bloodCare}|${calm}`,
    `vomit shit|stool|poo|purge|purging weak|weakness !${calm}`,
    `seje|nseje !${calm}`,
    `omi ya|nya|bo|ja|tu ti|ara|${self} !tutu|mimu|owo|ile|ojo|oju|${calm}`,
    'water broke|burst|leak|leaking|gush my|her|wife|don|pregnant|belle !pipe|tank|house|tap|roof|heater',
    'water comot|rush wife|pregnant|belle',
    `bimo fe|n bayi|bayii !foruko|${calm}`,
    `robi|nrobi !${calm}`,
    `irobi|labour mu|nmu|n|bere|catch|caught|start|begin !when|${calm}`,
    `oyun baje|nbaje|wale !to|${calm}`,
    `oyun bo|jabo fe|ti|n !se|${calm}`,
    `belle|pregnancy|pregnant spoil|spoiling|miscarry|miscarrying !food|chop|stool|${calm}`,
    `miscarriage having|dey|think|wan !history|before|had|${calm}`,
    `baby|children|omo|belle|womb ${not}|o|stop|stopped kick|kicking|mira|nmira|tapa`,
    `belle|womb not|no|stop|stopped moved !hospital|house|plan|from|${calm}`,
    'baby|ikoko not|no|stop|stopped moved|moving !hospital|lagos|house|plan|to|from|card',
    `hot|fever|temperature|gbona|iba shake|shaking|jerk|jerking|twitch|stiff|gbon|twist ${kin}|head|body|ara|ori`,
    `baby|newborn|born|children|omo|ikoko|infant suck|muyan|breastfeed|breastfeeding|breast|oyan|omu|loyan ${not}|o|reject|refuse|stop|stopped|wont|gree !cancer|lump|job|work|cover`,
    'ko|o simi mo|omo|iya|baba|iyawo|oko',
    'egba !abule|hospital|pharmacy|chemist|ile|osibitu|road|street',
    'ewu !hospital|ile|elepe|owa|road|street|town|price',
    'won|oko|iyawo|olosa|enikan|awon|olopaa lu|na mi|omo|iyawo|iya|baba !jibiti|noosi|dokita|hospital|osibitu|owo|oju',
    'fipa|ipa ba lo|lopo|po',
    `ji gbe ${kin} !foonu|phone|kaadi|card|owo|iwe`,
    `kidnap|kidnapped|jigbe !${calm}`,
    'dokita|doctor nilo nisinyi|nisisiyi|nisinsinyi|bayi|bayii|kiakia|lesekese !foonu|phone|oju|eyin',
    'fipabanilopo|ifipabanilopo',
    `${kin}|mo ri|re|subu|jabo|jin|fall|fell|jump somi|sodo|kanga|omi|well|river|lagoon|pool !eto|gbona|gbigbona|sick`,
    'omi tu lara|ara|oju|ti|aboyun|iyawo|mi !tutu',
    // Who does not answer, move or get up.
    `${kin}|grandmother|grandfather ${not} answer|answering|respond|responding|react|reacting|moving|move|talk|talking !phone|form|question|call|pick|line|number|card|complaint|text|message|email|house|hospital|lagos|years|yet|english|plan|agent|nurse|to|from|${calm}`,
    `dide ${not}|ko|o subu|wole|titi|daku !${calm}`,
    `hot died !food|pepper|price|card|weather|sun|${calm}`,
    'tutu omo|ikoko|baby|newborn jeun|sunkun|sokun|muyan|suck !omi',
    'bulu|blue oju|ete|enu omo|iya|baba|mi|re !kaadi|card',
    `alaisan|oloyun|aboyun|oku fe|nfe|die|n ku !osu|ojo|owo|san|sanwo|tan|pari|${calm}`,
    'coma !cover|covered|price|plan|eto',
    `sugar|diabetic|diabetes high|low|drop|dropped|rise shaking|shake|sweat|sweating|faint|coma|weak|${not} !${calm}`,
    `bp|pressure 180|190|200|210|220|230|240|250 !${calm}`,
    `crisis sickle|ss|sickler !${calm}`,
    `asthma|asima|sickle ko|o|ti le|gba mi !${calm}`,
    `temperature|fever|hot 39|40|41|42 !years|${calm}`,
    `sharp|severe pain belle|stomach|tummy|abdomen|inu !${calm}`,
    `paralyse|paralysed|paralyze|paralyzed suddenly|sudden|now|don !therapy|physio|${calm}`,
    `${limb}|bone|hip|ankle broke|broken|break|breaks|fracture|fractured my|his|her|don|just|him !metal|plate|last|card|surgery|operation|${calm}`,
    `baby|newborn ${not} cry|crying|cried born|birth|after !${calm}`,
    `shoot|shot me|brother|him|her|they|dem|people|robbers !injection|film|movie|flu|${calm}`,
    `allergic|allergy reaction|shock|swelling !${calm}`,
    `pregnant|belle|pregnancy fitting|fits|convulsing|convulsion|seizure !${calm}`,
    `sudden|suddenly blind|blindness !${calm}`,
    `severe|serious|terrible|stiff headache|neck !${calm}|physiotherapy`,
    // A birth that does not wait.
    `baby|pikin don|is|dey coming|come now|dey !when|card|home|hospital|work|go|from|school|${calm}`,
    `baby|children head|hand|leg out|comot|come|came|showing !rash|rashes|boil|hair|cut|burn|work|card|school|${calm}`,
    `push|pushing she|wife|i|her baby|children|now !trolley|car|${calm}`,
    `born wife|woman|sister|she house|home|road|street|bus|car dey|now|don !month|year|last|yesterday|when|${calm}`,
    `omi iyawo|aboyun|alaboyun|oloyun da|nda|ya|fo|bo|ti !tutu|mimu|${calm}`,
    `pregnant|belle|loyun|oloyun|aboyun dark|blurred|blurry|sokunkun|nsokunkun|sunkunkun|gbon|ngbon !spot|spots|skin|line|${calm}`,
    // Water, smoke, walls, and what gets into an eye.
    `omi gbe|gba omo|iya|baba|iyawo|oko|enikan lo|ti|omo !mimu|tutu|ile|owo|${calm}`,
    `${kin} sinu|si omi|kanga ko|lo|wo|bo !mimu|gbona|${calm}`,
    `inhale|inhaled|inhaling|breathe|breathed smoke|fume|fumes|gas|generator|carbon !${calm}`,
    `acid|chemical|bleach|detergent|jik|izal|cement|petrol|kerosene|nail|metal eye|eyes|oju enter|enters|entered|splash|splashed|pour|poured|inside !${calm}`,
    `ile|odi wo|dawo pa|lu|bo eniyan|eeyan|enikan|${kin} !iwosan|ewo|${calm}`,
    'somersault car|motor|bus|okada|bike|keke|trailer|tanker|vehicle',
    `fire !safety|certificate|alarm|drill|job|work|boss|insurance|service|extinguisher|estate|street|me|my|i|they|want|was|been|got|${calm}`,
    'pokun !iwe',
    // Violence at home.
    `beat|beats|beating|slap|slapped|punch|punched|kick|kicked husband|wife|boyfriend|father|mother|they|dem|neighbour me|her|us|mother|children !heart|nurse|doctor|matron|staff|hospital|price`,
    `please|abeg|pls help|save baby|newborn|children !add|register|enrol|pay|money|card|policy|find|hospital|insurance|cover|number|name|change|remove|plan|with|of`,
    'collapsed|collapse|fainted|faint|unconscious|choking someone|somebody|pesin|road|street|market|call|number|suddenly !cover|price',
  ],
  'emergency-cover': [
    'accident insurance|insured|compensation !happen|now|just|get|bleeding',
    `accident|ijamba|ijanba|emergency|pajawiri|giri|stroke|ropa|rose|roparose eto|plan|jaara|package|adojutofo wa|ninu|inside|san|nsan|bo|dey !me|i|${kin}`,
    `bite|sting snake|viper|dog|bee|wasp|scorpion|ejo|akeeke cover|covered|plan|jaara|eto !me|i|children|baby|${self}`,
  ],
  'ambulance-cover': [
    'ambulance|ambulansi much|price|cost|fee|charge|elo|eelo|iye !now|come|accident',
    'ambulance|ambulansi eto|plan|jaara|package|adojutofo wa|ninu|inside|dey|san|nsan|bo !call|need|number',
  ],
  rehabilitation: [
    'physiotherapy|physio|physiotherapist pain|back|waist|neck|knee|leg|shoulder',
    'stroke|rope|roparose rehabilitation|rehab|physiotherapy|physio|physiotherapist|recovery|recovering|exercise|therapy|survivor|massage',
  ],
  // What it costs, and what a plan covers.
  price: [
    'salary|earn|income afford|enough|buy !deduct|deducted|boss|employer|percent|teacher',
    `${trade} ${pay} !hospital|drug|account|where|first|salary|free|bribe`,
  ],
  'birth-example': ['what|how|wetin|much would|will|go pay birth|delivery|born'],
  seniors: [
    'old|elderly woman|man|pesin|mother|father insurance|cover|plan|join|enrol|register !children|wife|husband|adults|and|illness',
    `aged60 ${join}|register|take|buy|start|plan|jaara|plus|better|best|which|can|fit|allow|qualify|eligible|insurance|cover|covered|good|suitable|accept|eto|dara !illness|abroad`,
    'mother|father|parents|grandmother|grandfather|iya|baba|obi arugbo|agba|elderly|aged elo|eelo|price|much|iye|owo !omo|iyawo|oko',
    'age|limit|old|maximum limit|maximum|join|too insurance|plan|join|scheme|register|age !children|baby|child',
  ],
  'compare-plans': [
    'best|better|suitable|recommend|good|right|choose plan family|children|wife|parents|household|me|business|newly',
    'which|what plan|package best|better|suitable|recommend|choose !mother|father|grandmother|grandfather|parents|aged60',
    'which|ewo|wo one|lo|plan|eto better|best|good|dara !hospital|clinic|doctor|ile|pharmacy|mother|father|iya|baba|aged60|omo|agba',
  ],
  'not-covered': [
    `what|which|wetin|things|anything|services|kini|ki ${not} cover|covered|include|included|covers|pay !illness|why|hospital|if|show|reflect`,
    `${not} cover|covered|include|included|covers jaara|plus|seniors|senior|standard|plan !why|hospital|illness|already|cancel|active|start|started`,
    'exclusion|exclusions|excluded|exclude|excludes|limitation|limitations jaara|plus|seniors|standard|plan|policy|insurance',
    'wetin|ki|kini jaara|plus|eto ko|no bo|cover|si|san',
  ],
  approval: [
    'approval|authorization|authorisation|preauthorization|preauthorisation|pa|referral|auth code !phone',
    'approval|approve|authorization|authorisation|preauthorization|permission surgery|operation|treatment|hospital|treat|scan|before|drug|admission|mri|test',
    'approval|authorization|authorisation|preauthorization need|get|how|request|who|long|wait|delay|pending',
    'referral letter|form|another|need|specialist',
  ],
  'unnamed-care': [
    'herbal|herbs|herbalist|agbo|acupuncture|homeopathy|babalawo !malu',
    'traditional|trado|native|ibile medicine|medical|treatment|doctor|healer|iwosan|isegun|oogun !ijoba',
  ],
  // Paying, and what became of a payment.
  instalments: [
    'instalment|instalments|installment|installments|instalmental|installmental|instalmentally',
    `half|quarterly|quarter|halves|biannual|biannually|idaji ${pay}|plan|jaara|premium !past`,
    'quarterly|biannually|biannual',
    `half|halves ${pay}|year|yearly !belle|mother|old`,
    `twice|two|2|four|4|three|3|thrice|meji|merin|emeji ${pay} year|yearly|annum|odun|lodun !wife|children|people|adult|iyawo|omo|seniors|old|family|person|parents|months`,
    `every 3|6|three|six|4|four month ${pay}`,
    `part|parts|partly|partial|piecemeal ${pay} !body|hospital|drug`,
    `diedie|gbese ${pay}`,
    `small pay|payment|paying !business|shop|clinic|hospital`,
    `spread|split ${pay}`,
    'two|2|four|4|three|3 time|times year|yearly !doctor|scan|hospital|test|old',
    'pay balance|remaining later|after|next',
    'meji|merin|leemeji|leemerin|emeji|emerin san|sanwo lodun|odun !agba|omo|iyawo|elo|melo',
  ],
  'enrolment-fee': [
    'agent|marketer|asoju naira !ran|run|took|collect|disappear|disappeared|chop|sent',
    'agent|marketer|official ask|asked|want|demand|demanded|charge|charged|say|said|collect|need money|cash|fee|naira register|enrol|form|card|sign',
    'charge|charged|charges|charging|fee|fees|extra register|enrol|enrolment|form|join|nin|lasrra !hospital|emergency',
    'collect|collected naira|money form|register|enrol !hospital|run|ran',
    'agent|marketer charge|charges|fee|fees !free',
    'naira|money|pay ask|say|said|collect|demand register|form dem|they|them|someone !hospital|nurse|doctor|drug',
    `owo|sanwo|san|egberun|naira|money|pay|paid|2000 foomu|form|iforukosile !${any('where online bawo nibo portal link download complaint hospital ile contact claim se elo eelo obinrin okunrin enikan arakunrin arabinrin someone call foonu phone')}`,
  ],
  'payment-problem': [
    'paid|pay|payment no|not|never alert|sms|confirmation|receipt|email !hospital|agent|before',
    'pay|paid|sent|transferred wrong account|person|amount|portal',
    'charged|charge|deducted twice|double',
    `pay|paid|payment|money|transfer|sent|debit ${any('not no never yet dont didnt still')} show|showing|reflect|reflecting|enter|entered|confirmed|seen|appear|update|updated|drop !hospital|name|card|start|policy`,
  ],
  // Those who come from abroad, and those who cannot pay.
  visitors: [
    'tourist|tourists|tourism|holidaymaker',
    'visitor|visitors from|abroad|ghana|togo|benin|cameroon !lashma|agent|office|house|hours|hospital',
    'abroad use|cover|covered come|coming|visit|return|dey !mother|father|parents|wife|husband|children|pay',
    'travel|traveller|traveler|visitor|trip|holiday|vacation insurance|cover|plan|policy|health',
    'visiting|visitor|visitors lagos|eko|nigeria|insurance|cover|plan|country !doctor|hospital|nurse|hours',
    'waka well !home|konnect',
  ],
  'cannot-pay': [
    'ijoba|goment|government|gomenti help|iranlowo|ranlowo|talaka|ofe|poor',
    `${poor} not|no|without|lost job|work|income !much|elo`,
    'sponsor|adopt|donate|help|support|insure neighbour|neighbor|someone|poor|friend|orphan|widow|stranger|needy|community|village !illness|abroad|call|number|line|agent|find|hospital',
    `${poor} ${not} money|pay|afford|cash|job|work|owo|san !pregnant|belle|delivery|birth|oyun|aboyun|boss|children`,
    'opo owo mi !elo|eelo|iye|melo|oju',
  ],
  disability: ['i|am|im|person blind|deaf|lame|crippled|amputee|disabled|dumb !glasses|treatment|surgery'],
  // Who may and must join, and who is added.
  'who-must-enrol': [
    'compulsory|mandatory|obligatory|dandan|forced insurance|health|scheme|lashma|plan|enrol|register|everybody|lagos|it|this|eto',
    'live|stay|reside|staying|living ogun|abeokuta|ota|mowe|ibafo|arepo|sagamu work|job|office|business|working',
    `${occupation} join|register|enrol|fit|can|must|be|am|mo|je|darapo|foruko|forukosile !${any('much price elo owo pay staff workers osise hospital ile shop accident salary boss pregnant belle')}`,
    'not|no|o|ko|dont register|enrol|foruko|forukosile happen|consequence|consequences|punishment|punish|jail|arrest|nko|sele !hospital|ile|see|card|pay|paid',
  ],
  dependants: [
    'many children|kids|people|dependants !price|much|cost|pay|hospital|staff|enrolled',
    'many people|children|persons put|add|include|register',
    'extra|additional|more|another children|dependant|person|someone add|price|much|pay|include !hospital',
    'add|include|register|enrol|put sister|brother|cousin|niece|nephew|uncle|aunt|auntie|friend|neighbour|inlaw|egbon|aburo !abroad|hospital|sick|emergency',
  ],
  'add-child': [
    'just|don|yesterday|last born pikin|baby|madam|wife|i !when|go|cover|belle|plan|free|price|pay|hospital|water|now|sick',
    'mo|iyawo bi omo !igba|oyun|eto|elo|gbona',
    'register|enrol|add|include|put baby|newborn !pregnant|covered',
    'register|enrol|foruko|forukosile children|omo my|mi|our !me|family|wife|husband|iyawo|oko|idile|price|much|cost|elo|school|abroad|where|pregnant|covered',
  ],
  'change-policy': [
    'upgrade|downgrade|switch|change plan|plus|jaara|package !hospital|clinic|price|much|difference|pharmacy',
    `name|names|wife|husband|children|dependant missing|omitted|removed|left|absent|misspelt|misspelled|mispelt|incorrect policy|plan|record|records|form|list|card|certificate|wrong !hospital|clinic|belle`,
    'name|names not policy !hospital|number|clinic',
    'name|names|surname|spelling|dob|birthday missing|omitted|misspelt|misspelled|mispelt|incorrect|wrong !hospital|clinic|drug|treatment',
  ],
  nin: [`nin ${not}|dey|without|lost|need|must|get|instead|lasrra !cin`],
  // When cover begins, goes on and ends.
  'cover-start': [
    'nigba|igba wo bere|lo|lilo !ibimo|bimo|oyun|aboyun|san|sanwo|owo|kaadi|ile|dokita|ofiisi|pari|de',
    'when am|i|my covered|cover !show|expire|end|verify|birth|delivery|surgery',
    'policy|cover|plan|insurance one|1|twelve|12 year|month !old|child|baby|age|pay|price|much|how',
    'policy|cover|plan|insurance year how|what long|mean|start|begin|last|count',
  ],
  verify: [
    'know|check|sure|confirm|see insurance|cover|plan|policy|enrolment|registration active|valid|working|expired|registered|enrolled !hospital|agent|payment',
    'hospital|clinic|nurse|they cannot|not|no find|see|locate|trace name|record',
    'name not|missing|no list|system|portal|record|register hospital|clinic',
    'hospital|clinic|nurse system|database|record not|no|never|ko !pay|paid|work|down|where',
    'hospital|clinic say|says|said|tell|told know|recognise|recognize not|no|dont|never me',
  ],
  'lost-card': [
    'card|kaadi burn|burnt|burned|torn|tore|damaged|bent|melted|soaked !naira|atm',
    'card|kaadi not|cannot|cant|dont find|see|locate|know|where !number|hospital',
    'card|kaadi thief|stole|steal|snatch|snatched|robbed',
  ],
  'no-card': [
    'card|kaadi never|not|no|neva|yet|still|dont give|gave|given|come|came|receive|received|seen|reach|arrive|collect|deliver|gotten !hospital|lost|accept|where|ile',
    'pay|paid|don|enrolled|registered never|not|no|dont give|given|gotten|see|seen|collect|receive|received card !hospital|lost|accept|bank|atm|debit',
  ],
  // At the hospital: asked for money, treated badly; another one.
  'asked-for-money': [
    'hold|holding|held|detain|detained|detaining|seize|seized|release|discharge|trapped bill|bills|money|owo|debt|gbese hospital|clinic|wife|baby|children|mother|father|patient|doctor|me|her|dem !agent|card|account',
    'bribe|bribery|egunje hospital|nurse|doctor|clinic|staff|surgery|pay',
    'hospital|nurse|doctor|clinic|lab|pharmacist collect|collected|took|take|ask|asked|charge|charged|demand|demanded|bribe money|cash|naira|me !agent',
  ],
  complaint: [
    `won|${carer}|hospital|osibitu sukasuka|suka`,
    `won|${carer} ko|o se|toju daadaa|dada|daada|dara mi|${kin} !eto|san`,
    `${carer} insult|insulted|insulting|rude|shout|shouted|abuse|abused|slapped|mocked|ignored|yelled|curse|cursed|disrespect|embarrass|harass|harassed|molest|touched|pushed`,
    `${carer}|hospital so oko si|lu|ba !fun|pe|wipe`,
    `${carer} bu|pariwo|jagbe|lu|yaju|kanra|foju mi|wa|si|omo|iya|baba|iyawo|oko`,
    'fejo|ejo|esun sun|kan !jibiti|ibo|de|esi|idahun|dahun|status',
    `wan|want|fe|like|need report ${carer}|hospital|clinic|worker|officer !fraud|fake|agent|medical|birth`,
    'nurse|doctor|hospital|queue|clinic left|waited|waiting|kept hours|hour|day !open|opening|period',
    'nurse|doctor|staff|pharmacist not|no come|came|around|available|present|show !card|home|house|phone|call',
    'how|where|want|wan|bawo|nibo talk|make|lay|send|file|submit|give|tell|write complaint !status|far|answer|reach',
  ],
  'complaint-status': [
    'complaint|aroye check|track|status !how|make|lodge|file|card',
    'aroye nko|se kini|so|de|ibo !fe|bawo',
    'reference|ref number|no|nomba|check|track|code !policy|hospital|payment',
    'complaint number|nomba|reply|update check|see|my|where !make|lodge|phone|call|file',
  ],
  'find-hospital': [
    `is|check|confirm|if|whether|know|see my|our|which ${facility} list|listed|covered|accredited|included|participating !${not}|bill|join|register|enlist|empanel|change`,
  ],
  'unlisted-hospital': [
    'what|which|if|list hospital|clinic|pharmacy not|unlisted|never cover|covered|listed',
  ],
  'change-hospital': [
    'miran|mii|elomiran hospital|osibitu|iwosan fe|lo|yi|paaro|paro !sunmo|nitosi|wo',
    `${not} like hospital dem|dem|they give|gave|choose`,
    'change|changing|switch|different|another|wrong doctor|clinic|hospital|provider !price|open|near|in|for|join|register|fake',
    'paaro|paro hospital|clinic|osibitu|iwosan',
    'tire|tired|fed|hate|dislike hospital|clinic !wait|waiting',
    `${not} like|want hospital|clinic my|again|anymore|more|longer !treat|attend|accept|give|admit|far`,
    'o|ko fe ile|osibitu|hospital mi mo !toju|gba|so|fun|wa|bi|boya|nibo',
  ],
  'finding-a-hospital': ['cheap|cheapest|affordable hospital|clinic !in|near|ikeja|drug|plan|price'],
  'outside-lagos': [
    `moved|leave|leaving|left|relocated|travel|traveling|traveled|kuro from|out|away|ni|go ${lagos} !to|abroad|ikeja`,
    `leave|leaving|left|kuro ${lagos} !hospital|to`,
    `not|no|dont|doesnt|cant|longer|stopped live|living|stay|reside|dey|based|resident|gbe ${lagos} !abroad|hospital|near|see|which|island|work`,
    `mi|ko gbe ${lagos} mo|ko !nibo|ile`,
  ],
  // Is it really us?
  fraud: [
    'use|using|borrow|lend|share another|brother|sister|friend|someone|person|neighbour|neighbor|else|cousin card|policy|cover|identity !pay|much|price|add|account|bank|sick|download',
  ],
  scammed: [
    'scammed|scamming|duped|dupe|defrauded|swindled|conned|tricked|hoodwinked|defraud',
    'been|was|me|them|victim|got|dem fake|fraud|scam|419 !this|call|link|website|number|agent|message|email|report|dis',
    `collect|collected|took|take|chop|chopped|carry|stole|thief|ate money|cash|savings|naira ran|run|disappear|disappeared|vanish|vanished|blocked|block|gone|away|lo`,
    'they|dem|he|she|agent|someone|who|chop|took|stole|thief collect|collected|took|chop|chopped|stole|thief|carry money|cash|savings !hospital|nurse|doctor|clinic|emergency|drug|card|ward|lab',
    'ran|run|disappeared|vanished money',
    `sent|transferred|paid|gave|give|send|transfer money|cash|naira|premium agent|someone|marketer|stranger|personal|private|${who} !ask|told|say|unless|must|want`,
    `sent|transferred|paid|gave ${who}`,
    'won|agent|enikan|asoju gba|ko|ji owo|owoo !wole|han|ile|osibitu|hospital|dokita|noosi',
    'lu|lumi jibiti',
    'paid|sent|transferred fake|private|personal account|person|website|number|link|agent',
    'lost money agent|someone|online|fake',
  ],
  'is-this-lashma': [
    'agent|marketer|asoju cash|money|owo give|fun|bring|ki|make !hospital|find|list|commission|become|ran|run|disappeared',
    'message|text|sms yin|una|you this|yi send|odo !how|where|not|never|whatsapp|write',
    'otp',
    'pin !code|area|location|forgot|map|get|how|ussd|change|reset|payment|register|postal',
    'verification code',
    'agent|agents|marketer|marketers|asoju ask|asked|asking|want|wants|demand|demanded|collect|beere|bere|nbeere cash|money|owo !hospital',
    'text|message|sms|link|email won|win|prize|promo|grant|giveaway',
    'one time password|pin|code',
    'lashma|someone|somebody|they|dem|one call|called|calls|calling|pe me|us|mi|my|say|from !number|line|how|want|back|not|never|ambulance|free',
    `${asker} ${secret} !forgot|area|location|map|rejected|wrong|match|error|hospital`,
    `${secret} ask|send|share|give|want|disclose|confirm|ranse|beere|bere !forgot|reset|area|location|map|hospital|postal|zip|register|enrol|foruko|forukosile`,
    `${asker} code ask|want|send|sent|give|tell|read|forward|share|ranse !hospital|approval|authorization|pa|referral|${carer}`,
    `${asker} bank|atm|${bankAccount} details|detail|information|number|digits !refund|wrong|paid|correct|hospital`,
    `ask|request|give|send|share|ranse bank|atm|account details|detail|number|information my|mi|our !refund|wrong|paid`,
    'atm number|nomba|digits|details|cvv|pin|code !change|forgot',
    `${asker} atm ask|want|collect|took|take|carry|send|give|beere`,
    `${asker} ni|so|say|said|told|ask|tell|want san|nsan|fi|nfi|sanwo|ranse|gbe|pay|send|transfer|put|deposit ${bankAccount} !yo|kuro|not|show|reflect|your|wrong|hospital|${carer}`,
    'agent|marketer|official|someone door|gate|doorstep',
    'they|dem|someone|he|she|agent sent|send|forward|forwarded|gave|give link|message|form|email|letter !bank|where|not|never|no',
    'got|received|saw|get link|message|email|letter from|saying|say|asking|ask|about|pay|click !not|never|no|where|how|paid|payment|confirmation',
    'looto|lootoo|otito|ojulowo|ooto|nitooto pe mi !iyawo|omo|oko|eto|ile|san|bo',
    'ole|gbajue|onijibiti foonu|ipe|ori|lori !ji|gbe',
  ],
  // Employers, staff, providers and other insurers.
  'employer-number': [
    'cin !nin',
    'certificate|cert|letter compliance|comply|clearance',
    'tender|bid|contract|procurement certificate|compliance|company|insurance|document|requirement|need|required',
    'company|employer|organisation|business certificate',
    'regulation|regulations|regulatory|regulator portal|charge|fee|pay|payment|levy',
  ],
  'small-business': [
    'house help|girl|boy cover|covered|insure|insurance|plan|register|enrol|add|pay|my !accident|sick',
    'domestic|househelp|housemaid|maid|housegirl|houseboy|nanny|steward cover|insure|staff|help|worker|enrol|register|employ',
    'small|tiny|little business|shop|company|enterprise|firm !12|ten|10|twenty|20|much|price|cost',
    `shop|salon|store|kiosk|stall|boutique|restaurant|business ${workers} !lot|more|five|six|seven|eight|nine|ten|5|6|7|8|9|10|12|15|20|30|50|disability|much|price|cost`,
    'few|two|three|four|2|3|4|one|1 staff business|shop|salon|store|company|enterprise !much|price|cost',
  ],
  'public-servants': [
    'teacher|servant|government|civil|ministry|lasg|council|tescom|subeb deduct|deduction|deducted|salary|percent|25|75|percentage|payslip|contribution',
    'salary|payslip deduct|deduction|deducted|25|percent|75 !boss|company|private|employer',
  ],
  'join-network': [
    'be|become your|una|yin provider|partner !agent',
    'pharmacist|optician|radiographer|dentist|physician join|partner|register|enlist',
    `${register}|join my|our|a|own|we|mine ${facility} !baby|children|wife|husband|mother|father|family|parents|policy|me|myself|near|people`,
    `new|private|own ${facility} ${register}|join|partner|enrol`,
  ],
  claims: [
    'claim|claims|capitation|reimbursement|tariff hospital|clinic|provider|pharmacy|facility|our|paid|unpaid|payment|owed|pending !join',
    `our|we|us hospital|clinic|pharmacy|facility|laboratory|maternity paid|unpaid|owed|owe|owing|payment !${any('join first salary boss me my staff')}`,
  ],
  'other-insurers': [
    'company|boss|employer|staff|office|we|i|already hmo|nhis|nhia|axa|hygeia|reliance|avon|leadway has|have|get|already|provide|give|dey|use|under|still',
  ],
  // Illness and care.
  'illness-before': [
    `illness ${join}|register !hospital|clinic|ward|waiting`,
    'illness before|prior|koto|tele insurance|cover|covered|plan|policy|scheme|joining|eto !long|when|wait|waiting|month|week|day|soon',
    'illness already|existing|preexisting|tele',
    `sick|disease|condition|illness|operation|surgery before|already|existing|prior ${join}|register`,
    `already|still sick|disease|illness ${join}|register|cover`,
  ],
  pregnancy: [
    'birth|deliver|delivery|born when|paid|start|begin|today can|i|my|me|wife|paid !money|charge|charged|cost|price|much|hospital|complain|number|elo|certificate|proof',
    `pregnant|belle|oyun|aboyun|loyun week|wk|wks|ose|month|osu|trimester !money|afford|miscarriage|baje`,
    `pregnant|belle|oyun|aboyun|loyun already|before|still ${join}|register`,
    'week|wk|wks|month due|edd|birth|delivery|born|deliver !baby|free|old|newborn|after',
    'third|second|first|last trimester',
    'week|wk|month gone|along !expire',
  ],
  sick: [
    `knee|joint|leg|hip|back pain old|mother|father|grandmother|grandfather|mama|iya|baba !physio|physiotherapy|abroad|${calm}`,
  ],
  doctor: [
    'prescription|prescribe|consultation|consult|diagnosis|doctor online|phone|internet|app|virtual|video|whatsapp|remotely !number|lost|find|open|work|pharmacy',
  ],
  eye: [
    'eye|oju hospital|clinic|ile|osibitu|doctor treat|do|se|toju|check|wosan !dun|pain|surgery|operation|glasses|abe',
  ],
  'long-medicine': [
    'oogun|medicine|drug|drugs warapa|epilepsy !catch',
    'medicine|drug|tablet|insulin|inhaler every|month|monthly|daily|refill|always !price|premium|pharmacy',
  ],
  'home-nursing': [
    'nurse|nurses|nursing|carer|caregiver|noosi home|house|nile !register|money|pay|collect|agent|where|someone|call|old',
    'visit|visits|come home|house nurse|nursing|carer|doctor !register|money|agent|someone',
  ],
  // Reaching us, and what this site has.
  phone: [
    'speak|talk|chat|connect|reach human|humans|representative|rep|operator|manager|agent|customer|being|attendant !doctor|become|fake',
    'live agent|person|human|chat !fake|is|wife|abroad|lagos|know',
  ],
  trouble: [
    `website|app|portal accident !at|for|on|building|construction|person|staff|car|bike|okada|hospital|road|${kin}`,
    'otp|code receive|received|come|came|arrive|coming|get|got not|no|yet|still !card|hospital',
    'login|signin|password portal|app|account|website|site|cannot|cant|not|unable|error|forgot|reset|work !agent|ask|asked|called|give|send|sms|otp',
  ],
  statistics: [
    'many|number|total|how people|lives|enrollees|enrolees|enrollee|residents|lagosians|persons|citizens|beneficiaries enrolled|registered|register|enrol|covered|insured|lives|enrollees|enrollee|joined|benefit !hospital|can|pay|price|family|plan|policy|my|need|staff|much',
    'many|number|total lives|enrollees|enrolees|beneficiaries !hospital|where|i',
    'how enrollees|enrolees|beneficiaries',
    'total|many people|enrolled|registered enrolled|registered|scheme|insurance|state !can|family|plan|my|policy',
    'total enrolled|registered|enrol',
  ],
};
