import { type KitTextId, type Translate, useTranslate } from '@canchero/shared-contracts/kit';
import type es from '../lang/es.json';

export type TextId = keyof typeof es | KitTextId;
export type AgendaText = Translate<TextId>;
/** Returns the texts of this remote in the current language. */
export const useText = useTranslate<TextId>;
