const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that say nothing of what is looked for, in any language, since people mix them; folded. */
export const smallWords = list(`
  a abi aboki ahead ajo all am amp another anybody anyone anything apart around ask ati awa awon ba bawo
  bayi be because before being between bi bin bo both bu come comot da dara dat de dem den dey di dia did
  dis do doing don done e each eko else enter ever every everybody everyone everything eyi fe few fi fit for
  fun gan gba gbodo gbogbo go gree hello help here hi ibi ibo if ije ile im in inside it itoju its iwo iyen
  ja je ji jowo just ka kan kankan ki kindly kini know ko kon koni ku la lagos lati le leyin like lo look
  lori lot ma maa made make many may maybe melo mi might mo more most mu n na naa naim neva new next ni nibe
  nibi nibo nigeria nikan ninu nipa nitori nje nkan nko no nor o off oga oh ok okay old one only oo other
  out over own pe pari pelu pesin pipo pls plz po question re really ri right round sabi same san sanwo say se
  see sef sey sha shall shey show si sibi so some somebody someone something sote state still such
  sugbon ta tak take tani te tell thank thanks these thing things those through ti to today toju tok
  tomorrow tonight tun two un una us use used using wa wan wanna we well wen wetin wey whether whose wia wit
  with within without wo won yarn ye yen yes yesterday yet yii yin
`);

/** Words of every day that are parts of names, or near to a name or a treatment: "drown" is no misspelt Krown. */
export const everydayWords = list(`
  abiye adeola agbado agbara agric akara akojo akoko akure alabi alaga alajo alase alive anchor apapo arara
  asina atijo automatic baba base bikes blessing booth bounty branch branches broad brother brown burna
  burnt cancel care career cares cart carver charity cheating checkout child children christ church city
  classes clearing college columns command community condition constant consult contain conversion cottage
  counting country county crane crashes crave cross crown dagba daughter daughters day days decency delta
  denial description divine doctor doctors doing dokita donts drawing drive drooling dropping drown drowned
  education egbe eight elo empathy enikan estate eternal evaluation evolution exceeding excellence
  expression faith famous farapa father favourite feature features federal female fewer fight files finland
  first flight forms foundation fountain fourth friend friendly friends garage gate gbaguda gbigbe gift
  gifted glad glorious god gods golden good goodness grace graceful great growing grown guardian handle
  hands haven head heading healing heard high his hope hour house husband iba ibeji ibile iconic igbimo
  ikeji ilana ileke ilota inawo incident inspection isegun iseju isotun itelorun iya iyawo jaguda jogun
  kanga kansu king known labourer land league life light lighthouse lived lives lodge logging longer longing
  loogun lord lords lover machine machines made major malaysia male malo man marina marine market mary
  master meeting memory mercy merit message messages migrant miiran minus miran mission money month mosalasi
  mother mount music national needs news night noosi nurse nurses odunlade ogota ojo okuta olode olodo
  ologbo olori olorun omitted onile onise oorun operator optical orange oriki orile ota our owo pacific palm
  passage peace peaceful people physician pillar pipes point police positive precious pressing price
  priesthood prince princess prison promise promised purse queen quick range reaction redaction reflection
  rejection rental resolution rest right road rock royal saanu salvation satellite screaming settings
  shepherd sick silver sister slight society solar solid solution son soul souls source specific standard
  standing star stock string submit summit sun switches system tables talent teacher teen tender testing
  tight tiles tip togbe togolese tooto top total touch touching tower treasure treasury trinity troop turn
  unique unity vests victory village vine vineyard water way wealth west wife woman word words work worker
  workers working works world wrist year young
`);
