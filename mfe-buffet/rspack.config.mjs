import { defineApp } from '../tools/build/preset.mjs';

export default defineApp({ dir: import.meta.dirname, kind: 'remote', port: 3104 });
