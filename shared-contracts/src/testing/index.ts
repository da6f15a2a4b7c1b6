export { type ApiCall, type ApiServer, Refusal, startApiServer } from './api-server';
export { dialogTitled } from './dialog-titled';
export { createTestHost } from './host';
export { renderInHost, type ScreenPage } from './render-in-host';
