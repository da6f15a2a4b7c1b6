import type { Permission } from '@canchero/shared-contracts/core';
import { useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { planRank } from '@canchero/shared-contracts/subscription';
import { Button } from '@canchero/shared-contracts/ui';
import { homeOfCaller } from '../../chrome/caller-home';
import { clubs } from '../../clubs/club-store';
import { useLinkTo } from '../../federation/reachable';
import { useText } from '../../i18n/text';
import { Notice } from '../../parts/centered';
import { LockIcon } from '../../parts/icons';
import { planName } from '../../plans/plan-badge';
import { useSalesChat } from '../../plans/use-sales-chat';

/**
 * Says which permission is missing, on which plan, and how to go on. Owners, who lack only what their plan does, are
 * led to the plans; users on the free plan may ask sales for more.
 */
export function AccessDenied({ needed }: { needed: Permission | readonly Permission[] }) {
  const text = useText();
  const navigate = useNavigate();
  const plan = useStore(clubs, (s) => s.selected?.plan);
  const isOwner = useStore(clubs, (s) => s.selected?.role === 'owner');
  const upgrade = useLinkTo('upgrade');
  const plans = isOwner ? upgrade : null;
  const names = [needed].flat().map((name) => text(`permission.${name}`));
  const chat = useSalesChat(text('permissions.denied.message', { permission: names.join(', ') }));
  const mayAsk = plan !== undefined && planRank(plan) === 0 && chat !== null;
  // a tab that began here has no page to go back to
  const back = () => (window.history.state?.idx > 0 ? navigate(-1) : navigate(homeOfCaller(), { replace: true }));
  return (
    <Notice
      icon={<LockIcon fontSize={40} aria-hidden />}
      title={text('permissions.denied.title')}
      actions={
        <>
          <Button onClick={back}>{text('action.back')}</Button>
          {mayAsk && (
            <Button
              as="a"
              appearance={plans === null ? 'primary' : 'secondary'}
              href={chat}
              target="_blank"
              rel="noreferrer"
            >
              {text('permissions.denied.upgrade')}
            </Button>
          )}
          {plans !== null && (
            <Button appearance="primary" onClick={() => navigate(plans)}>
              {text('action.upgrade')}
            </Button>
          )}
        </>
      }
    >
      {text('permissions.denied.why')}
      <br />
      {text('permissions.denied.required', { permission: names.join(', ') })}
      {plan && (
        <>
          <br />
          {text('permissions.denied.plan', { plan: planName(plan) })}
        </>
      )}
    </Notice>
  );
}
