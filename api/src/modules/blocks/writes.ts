export { createBlock } from './service';
