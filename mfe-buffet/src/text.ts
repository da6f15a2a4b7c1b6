import { type KitTextId, useTranslate } from '@canchero/shared-contracts/kit';
import type es from '../lang/es.json';

export type TextId = keyof typeof es | KitTextId;
/** Returns a function for the texts of this remote in the current language. */
export const useText = useTranslate<TextId>;
