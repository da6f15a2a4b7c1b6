import { useTranslate } from '@canchero/shared-contracts/kit';
import type { TextId as SharedTextId } from '../../text';
import type es from './lang/es.json';

export type TextId = SharedTextId | keyof typeof es;
/** Returns the texts of this screen and those that all screens share, in the current language. */
export const useText = useTranslate<TextId>;
