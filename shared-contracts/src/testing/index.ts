export { type ApiCall, type ApiServer, Refusal, startApiServer } from './api-server';
export { dialogTitled } from './dialog-titled';
export { createTestHost } from './host';
export { late } from './late';
export { renderInHost, type ScreenPage } from './render-in-host';
export { gatherSavedFiles } from './saved-files';
