import { lazyPart } from '@canchero/shared-contracts/kit';

// with the design system's overlays, and so when first asked for; in one chunk, since each costs the entry a checksum
export const RuleDrawer = lazyPart(() =>
  import(/* webpackChunkName: "club-config-overlays" */ './prices/rule-drawer').then((m) => m.RuleDrawer),
);
export const MemberDrawer = lazyPart(() =>
  import(/* webpackChunkName: "club-config-overlays" */ './team/member-drawer').then((m) => m.MemberDrawer),
);
export const ClosingDialog = lazyPart(() =>
  import(/* webpackChunkName: "club-config-overlays" */ './closing/closing-dialog').then((m) => m.ClosingDialog),
);
export const RemovalConfirmation = lazyPart(() =>
  import(/* webpackChunkName: "club-config-overlays" */ './removal-confirmation').then((m) => m.RemovalConfirmation),
);

export const prepareOverlays = () => {
  for (const part of [RuleDrawer, MemberDrawer, RemovalConfirmation, ClosingDialog]) part.prepare();
};
