import type { Language } from '@canchero/shared-contracts/core';
import { textsIn } from '../../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };

const textIn = textsIn({ es, en, pt });

export type ExportText = ReturnType<typeof textIn>;

/** Returns the texts of one file. It repeats words by the hundred thousand, hence they are formatted once. */
export function exportTexts(language: Language): ExportText {
  const text = textIn(language);
  const words = new Map<string, string>();
  return (id, values) => {
    if (values) return text(id, values);
    const word = words.get(id) ?? text(id);
    words.set(id, word);
    return word;
  };
}
