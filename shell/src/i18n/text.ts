import { useTranslate } from '@canchero/shared-contracts/kit';
import type es from '../../lang/es.json';

/** Id of a text in the shell's catalogue. */
export type TextId = keyof typeof es;
export const useText = useTranslate<TextId>;
