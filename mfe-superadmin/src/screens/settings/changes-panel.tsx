import type { AdminSettings, SettingChange } from '@canchero/shared-contracts/admin-setting';
import { PLAN_NAMES, type PlanId } from '@canchero/shared-contracts/subscription';
import { Text } from '@canchero/shared-contracts/ui';
import { type DataColumn, DataTable } from '@canchero/shared-contracts/ui-table';
import { Panel } from '../../page/panel';
import { usePlatformFormatter } from '../../page/use-platform-formatter';
import { type TextId, useText } from '../../text';
import { changeText } from './model/change-text';

/** Texts of the general settings. */
const SETTINGS: Readonly<Record<string, TextId>> = {
  sales_whatsapp: 'settings.whatsapp',
  claimed_clubs: 'settings.claim',
  mail_from: 'settings.mailFrom',
  sign_up: 'settings.signUp',
  online_booking: 'settings.onlineBooking',
};

/** History of the settings: each change with its author, old and new value, and reason. */
export function ChangesPanel({ history }: Pick<AdminSettings, 'history'>) {
  const text = useText();
  const format = usePlatformFormatter();
  const subjectOf = (subject: string) => {
    const plan = subject.startsWith('plan.') ? PLAN_NAMES[subject.slice(5) as PlanId] : undefined;
    return plan ?? (SETTINGS[subject] ? text(SETTINGS[subject]) : subject);
  };
  const columns: DataColumn<SettingChange>[] = [
    { id: 'at', header: text('movements.at'), cell: ({ at }) => format.dateTime(at) },
    { id: 'actor', header: text('release.author'), cell: ({ actor }) => actor },
    { id: 'subject', header: text('settings.subject'), cell: ({ subject }) => subjectOf(subject) },
    {
      id: 'changes',
      header: text('subscription.history.states'),
      cell: ({ changes, subject }) => changes.map((change) => changeText(change, subject, text)).join(' · '),
    },
    { id: 'reason', header: text('entry.reason'), cell: ({ reason }) => reason },
  ];
  return (
    <Panel title={text('settings.history')}>
      {history.length > 0 ? (
        <DataTable
          label={text('settings.history')}
          columns={columns}
          rows={history}
          keyOf={(change) => `${history.length - history.indexOf(change)}`}
        />
      ) : (
        <Text>{text('settings.history.none')}</Text>
      )}
    </Panel>
  );
}
