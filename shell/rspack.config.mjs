import { defineApp } from '../tools/bundling/preset.mjs';
import { LATER_TEXTS } from './later-texts.mjs';

export default defineApp({ dir: import.meta.dirname, kind: 'shell', port: 3001, laterTexts: LATER_TEXTS });
