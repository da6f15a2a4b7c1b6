import { CALLED, neverFails } from './testing/fuzz/never-fails';

neverFails(CALLED.filter(([, { method }]) => method !== 'GET'));
