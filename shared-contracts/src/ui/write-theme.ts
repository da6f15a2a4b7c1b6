// npx tsx shared-contracts/src/ui/write-theme.ts: after a change of theme.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { themeCss } from './theme-css';

writeFileSync(path.join(import.meta.dirname, 'theme.css'), themeCss());
