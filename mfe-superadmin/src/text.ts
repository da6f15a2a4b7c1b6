import { type LoadMessages, useTranslate } from '@canchero/shared-contracts/kit';
import type es from '../lang/es.json';

export type TextId = keyof typeof es;
export const useText = useTranslate<TextId>;

export const loadMessages: LoadMessages = async (locale) => (await import(`../lang/${locale}.json`)).default;
