import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';

/** Returns a text of a catalogue, filled with values. Dates are formatted in UTC. */
export type Text<Id extends string> = (id: Id, values?: Record<string, string | number | Date>) => string;

const cache = createIntlCache();

/**
 * Prepares the texts of a module that people read outside of the interface: mails, files and stored notifications.
 * The function that it returns selects the reader's language.
 * @throws IntlError from a text if the text or one of its values is missing, so that nothing incomplete is sent
 */
export function textsIn<Id extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Id, string>>>>,
): (language: Language) => Text<Id> {
  const formatters = Object.fromEntries(
    LANGUAGES.map((language) => [language, formatter(language, catalogues[language])]),
  ) as Record<Language, IntlShape>;
  return (language) => (id, values) => formatters[language].formatMessage({ id }, values);
}

const formatter = (locale: Language, messages: Readonly<Record<string, string>>): IntlShape =>
  createIntl(
    {
      locale,
      messages,
      timeZone: 'UTC',
      onError: (error) => {
        throw error;
      },
    },
    cache,
  );
