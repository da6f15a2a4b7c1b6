export { adminSettingEndpoints } from './endpoints';
export { adminSettingErrors } from './errors';
export { MAX_CLAIMED_CLUBS, MAX_TERMS } from './limits';
export type {
  AdminSettings,
  General,
  GeneralChange,
  PlanChange,
  PlanPreview,
  PlanTerms,
  SettingChange,
} from './schema';
export { SALES_NUMBER } from './vocabulary';
