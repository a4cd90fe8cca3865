import { english, translated } from '#content/languages.ts';
import { type Contact, contactSchema, NAMED_LINES } from '#content/schema/contact.ts';
import { email, office } from '#facts/addresses.ts';
import { enrolmentLgas } from '#facts/enrol-page.ts';
import { fromAbroad, phoneLines, supportLines, whatsAppLines } from '#facts/site.ts';

const ALWAYS = '24/7';
const languages = { en: english, ...translated };

function inEachLanguage<Words>(wordsOf: (words: typeof english) => Words) {
  return Object.fromEntries(Object.entries(languages).map(([code, words]) => [code, wordsOf(words)]));
}

/** Today's facts, of which each is written down once: in content/facts/ and in the words of each language. */
export const builtInContact: Contact = makeBuiltIn();

function makeBuiltIn(): Contact {
  const line = ({ display, digits }: { display: string; digits: string }) => ({
    display,
    digits,
    hours: ALWAYS,
  });
  const whatsApp = ({ display }: { display: string }) => ({ digits: display, hours: ALWAYS });
  const { tollFree, askLine, salesLine, doctorLine } = phoneLines;
  const { 'support-1': one, 'support-2': other } = supportLines;
  const { 'whatsapp-1': chat, 'whatsapp-2': otherChat } = whatsAppLines;
  return contactSchema.parse({
    lines: {
      tollFree: line(tollFree),
      askLine: line(askLine),
      salesLine: line(salesLine),
      doctorLine: line(doctorLine),
      'support-1': line(one),
      'support-2': other ? line(other) : null,
    },
    whatsApp: { 'whatsapp-1': whatsApp(chat), 'whatsapp-2': otherChat ? whatsApp(otherChat) : null },
    fromAbroad: fromAbroad.line.label,
    email,
    offices: english.enrolmentPlaces.enrolmentPlaces.map((place, index) => {
      const { id, kind, locality, isToConfirm, directions } = place;
      return {
        id,
        kind,
        lines: index === 0 ? office.lines : [place.address],
        locality,
        lga: enrolmentLgas[id],
        mapUrl: directions,
        hours: null,
        isToConfirm,
        words: inEachLanguage(({ enrolmentPlaces: { enrolmentPlaces } }) => {
          const own = enrolmentPlaces.find((each) => each.id === id);
          const { name, address, note, published } = own ?? place;
          const isOther = address !== place.address;
          return {
            name,
            ...(isOther && { address }),
            ...(note && { note }),
            ...(published && { published }),
          };
        }),
      };
    }),
    words: inEachLanguage(({ site }) =>
      Object.fromEntries(NAMED_LINES.map((id) => [id, site.phoneLines[id].label])),
    ),
  });
}
