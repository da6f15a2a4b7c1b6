import { lazyPart } from '@canchero/shared-contracts/kit';

// with the design system's overlays, and so when first asked for
export const RuleDrawer = lazyPart(() => import('./prices/rule-drawer').then((m) => m.RuleDrawer));
export const MemberDrawer = lazyPart(() => import('./team/member-drawer').then((m) => m.MemberDrawer));
export const RemovalConfirmation = lazyPart(() => import('./removal-confirmation').then((m) => m.RemovalConfirmation));

export const prepareOverlays = () => {
  for (const part of [RuleDrawer, MemberDrawer, RemovalConfirmation]) part.prepare();
};
