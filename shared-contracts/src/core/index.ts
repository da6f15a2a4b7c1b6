export { AppError, defineErrors, type ErrorBody, type ErrorKind, isAppError, isError } from './app-error';
export { chatLink } from './chat-link';
export {
  type Authz,
  defineEndpoint,
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type HttpMethod,
} from './define-endpoint';
export { defineEvent, type EventEnvelope, type EventKind, type EventPayload } from './define-event';
export { isEmail } from './email';
export { commonErrors, exportErrors, importErrors } from './errors';
export { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, type LocalizedText } from './language';
export { MAX_EMAIL, MAX_SEARCH } from './limits';
export {
  amountText,
  type Centavos,
  currencySign,
  formAmount,
  formatMoney,
  localAmount,
  MAX_AMOUNT,
  parseAmount,
} from './money';
export { holds, PERMISSIONS, type Permission, type PermissionMap, type PermissionMode } from './permission';
export type { ApiFile, CsvFile } from './schema';
