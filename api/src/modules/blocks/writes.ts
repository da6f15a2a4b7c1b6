export { changeBlock, createBlock } from './service';
