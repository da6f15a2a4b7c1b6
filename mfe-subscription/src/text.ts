import { type KitTextId, type LoadMessages, type Translate, useTranslate } from '@canchero/shared-contracts/kit';
import type es from '../lang/es.json';

export type TextId = keyof typeof es | KitTextId;
export type PlanText = Translate<TextId>;
/** Returns a function for the texts of this remote in the current language. */
export const useText = useTranslate<TextId>;

export const loadMessages: LoadMessages = async (locale) => (await import(`../lang/${locale}.json`)).default;
