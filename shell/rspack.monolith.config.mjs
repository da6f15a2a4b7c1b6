import { defineApp } from '../tools/bundling/preset.mjs';
import { LATER_TEXTS } from './later-texts.mjs';

export default defineApp({ dir: import.meta.dirname, kind: 'monolith', laterTexts: LATER_TEXTS });
