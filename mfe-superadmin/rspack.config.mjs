import { defineApp } from '../tools/bundling/preset.mjs';

export default defineApp({ dir: import.meta.dirname, kind: 'remote', port: 3106 });
