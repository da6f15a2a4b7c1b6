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
