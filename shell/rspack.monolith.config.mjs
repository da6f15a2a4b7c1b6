import { defineApp } from '../tools/build/preset.mjs';

export default defineApp({ dir: import.meta.dirname, kind: 'monolith' });
