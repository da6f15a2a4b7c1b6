import { chatLink, type Language } from '@canchero/shared-contracts/core';
import { createFormatter, useClub } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { loadCatalogue } from '../catalogue';
import { type ChatSubject, type ChatTopic, chatLanguage, chatTopics, chatValues } from './chat-message';

/** Returns the links to a chat with a player, each with its text in the language of the club's players. */
export function useChatLinks(phone: string, subject: ChatSubject): { topic: ChatTopic; href: string }[] {
  const club = useClub();
  const language = chatLanguage(club);
  const intl = useTextsIn(language);
  const values = chatValues(subject, club, createFormatter(language, club.currency, club.timezone));
  return chatTopics(subject).flatMap((topic) => {
    // the chat opens without a text while the texts are on their way
    const href = chatLink(phone, intl?.formatMessage({ id: `chat.text.${topic}` }, values) ?? '');
    return href ? [{ topic, href }] : [];
  });
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
