export { adminSettingEndpoints } from './endpoints';
export { adminSettingErrors } from './errors';
export type {
  AdminSettings,
  General,
  GeneralChange,
  PlanChange,
  PlanPreview,
  PlanTerms,
  SettingChange,
} from './schema';
export { MAX_CLAIMED_CLUBS, MAX_TERMS, SALES_NUMBER } from './vocabulary';
