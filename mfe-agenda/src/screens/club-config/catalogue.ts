/** Loads the texts of this screen in a language. */
export const loadCatalogue = (language: string) =>
  import(`./lang/${language}.json`).then((catalogue) => catalogue.default as Record<string, string>);
