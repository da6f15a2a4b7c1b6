import { lazyPart, useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import type { DashboardSection as Section } from '@canchero/shared-contracts/report';
import {
  Button,
  LoadError,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Notice,
  ScreenLoading,
  Text,
} from '@canchero/shared-contracts/ui';
import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { Suspense, useState } from 'react';
import { useFigures } from '../../format/use-figures';
import { AfterFirstPaint } from '../../page/after-first-paint';
import { Page } from '../../page/page';
import { PrintButton } from '../../page/print-button';
import { useText } from '../../text';
import { Alerts } from './alerts/alerts';
import { useDashboard, useLayout } from './queries';
import { DashboardSection } from './sections/dashboard-section';
import { DashboardSkeleton } from './skeletons';
import { useLiveSections } from './use-live-sections';

/** Most visits change nothing, and its fields weigh as much as the screen. */
const LayoutEditor = lazyPart(() => import('./layout/layout-editor').then((m) => m.LayoutEditor));

const NONE: readonly Section[] = [];

/**
 * Dashboard of the club's revenue, losses and tasks of today, in sections that each user arranges. Figures follow live
 * events.
 */
export function DashboardScreen() {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const club = useClub();
  const { longDay } = useFigures();
  const [arranging, setArranging] = useState(false);
  const dashboard = useDashboard(club.id);
  const { query: layout, arrange } = useLayout(club.id);
  const places = layout.data?.sections;
  const shown = places ? places.filter((place) => place.shown).map(({ section }) => section) : NONE;
  const live = useLiveSections(club.id, shown);
  const failed = [dashboard, layout].find((query) => query.isError && !query.data);
  const { data } = dashboard;
  const [first, ...others] = shown;
  return (
    <Page
      title={text('dashboard.title')}
      subtitle={data ? longDay(data.date) : undefined}
      actions={
        <>
          <PrintButton />
          <Button icon={<SettingsRegular />} aria-expanded={arranging} onClick={() => setArranging(!arranging)}>
            {text('layout.open')}
          </Button>
        </>
      }
    >
      {arranging && places && (
        <Suspense fallback={<ScreenLoading />}>
          <LayoutEditor
            places={places}
            onChange={(next) =>
              arrange(next, (error) =>
                host.toast({ intent: 'error', title: text('layout.failed'), body: errorText(error) }),
              )
            }
            onClose={() => setArranging(false)}
          />
        </Suspense>
      )}
      {live.failed && (
        <MessageBar intent="warning">
          <MessageBarBody>{text('dashboard.stale')}</MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => void live.retry()}>
              {text('form.retry')}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {failed ? (
        <LoadError
          title={text('dashboard.failed')}
          reason={errorText(failed.error)}
          onRetry={() => {
            if (dashboard.isError) void dashboard.refetch();
            if (layout.isError) void layout.refetch();
          }}
        />
      ) : !data || !places ? (
        <DashboardSkeleton />
      ) : (
        <>
          <Alerts alerts={data.alerts} />
          {shown.length === 0 && (
            <Notice>
              <Text role="status">{text('dashboard.allHidden')}</Text>
              <Button onClick={() => setArranging(true)}>{text('dashboard.showAll')}</Button>
            </Notice>
          )}
          {first && <DashboardSection key={first} dashboard={data} section={first} />}
          <AfterFirstPaint>
            {others.map((section) => (
              <DashboardSection key={section} dashboard={data} section={section} />
            ))}
          </AfterFirstPaint>
        </>
      )}
    </Page>
  );
}
