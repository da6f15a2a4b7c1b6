export { callEndpoint, type HttpClient, pathOf } from './call-endpoint';
export { ChunkLoadError, type ChunkLoadReason, isChunkLoadError } from './chunk-load-error';
export { createRemoteApp } from './create-remote-app';
export { createFormatter, type Formatter, useFormatter } from './format';
export { HostProvider, useCan, useClub, useHost, useHostState, useTheme } from './host-context';
export { HostRouter } from './host-router';
export { saveFile } from './save-file';
export { type Translate, useTranslate } from './text';
export { type Catalogue, type LoadMessages, useMessages } from './use-messages';
