import { chatLink, type Language } from '@canchero/shared-contracts/core';
import { createFormatter, type Formatter, useClub } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { loadCatalogue } from '../catalogue';
import type { TextId } from '../text';
import { type ChatSubject, type ChatTopic, chatLanguage, chatTopics, chatValues } from './chat-message';

/** Returns the links to a chat with a player, each with its text in the language of the club's players. */
export function useChatLinks(phone: string, subject: ChatSubject): { topic: ChatTopic; href: string }[] {
  const club = useClub();
  const { say, formatter } = usePlayersTexts();
  const values = chatValues(subject, club, formatter);
  return chatTopics(subject).flatMap((topic) => {
    const href = chatLink(phone, say(`chat.text.${topic}`, values));
    return href ? [{ topic, href }] : [];
  });
}

/** Texts of messages to the club's players, in the language that these read. */
export interface PlayersTexts {
  /** Returns a text; an empty one while they are on their way: a chat opens without it then. */
  say(id: TextId, values?: Record<string, string | number>): string;
  formatter: Formatter;
}

export function usePlayersTexts(): PlayersTexts {
  const club = useClub();
  const language = chatLanguage(club);
  const intl = useTextsIn(language);
  return {
    say: (id, values) => intl?.formatMessage({ id }, values) ?? '',
    formatter: createFormatter(language, club.currency, club.timezone),
  };
}

/** Returns the texts in a language, which may not be that of the interface; null until they are loaded. */
function useTextsIn(language: Language) {
  const own = useIntl();
  const isOwn = own.locale.startsWith(language);
  const [other, setOther] = useState<typeof own | null>(null);
  useEffect(() => {
    if (isOwn) return;
    let live = true;
    loadCatalogue(language).then(
      (messages) => live && setOther(createIntl({ locale: language, messages })),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [isOwn, language]);
  return isOwn ? own : other;
}
