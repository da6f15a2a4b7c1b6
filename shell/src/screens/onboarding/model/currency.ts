/** Time zones whose clubs use another currency than the Argentine peso, by its ISO 4217 code. */
const ZONES: Readonly<Record<string, RegExp>> = {
  UYU: /^America\/Montevideo$/,
  CLP: /^America\/(Santiago|Punta_Arenas|Coyhaique)$|^Pacific\/Easter$/,
  PYG: /^America\/Asuncion$/,
  BRL: /^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Belem|Maceio|Araguaina|Manaus|Cuiaba|Campo_Grande|Porto_Velho|Boa_Vista|Rio_Branco|Eirunepe|Santarem|Noronha)$/,
  BOB: /^America\/La_Paz$/,
  PEN: /^America\/Lima$/,
  COP: /^America\/Bogota$/,
  MXN: /^America\/(Mexico_City|Cancun|Merida|Monterrey|Chihuahua|Hermosillo|Tijuana|Mazatlan|Matamoros|Ciudad_Juarez|Ojinaga|Bahia_Banderas)$/,
  USD: /^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Guayaquil|El_Salvador|Panama|Puerto_Rico)$/,
  EUR: /^Europe\/(Madrid|Paris|Rome|Berlin|Lisbon|Amsterdam|Brussels|Vienna|Dublin|Athens|Helsinki)$|^Atlantic\/(Canary|Madeira|Azores)$|^Africa\/Ceuta$/,
};

/** Returns the currency of the country in which a time zone lies; the Argentine peso where that is not known. */
export const currencyOf = (timezone: string): string =>
  Object.entries(ZONES).find(([, zones]) => zones.test(timezone))?.[0] ?? 'ARS';
