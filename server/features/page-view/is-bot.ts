/** Programs that say what they are: search engines, previews of messengers, monitors, test browsers, libraries. Cubot makes phones. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|scrap|preview|facebookexternalhit|whatsapp\/|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|go-http|node\b|axios|undici|libwww|httpclient|perl|ruby|archiv/i;

/** Every browser says what it is; whoever says nothing is no visitor. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || BOT.test(userAgent);
}
