import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { IMPORT_FIELDS, type ImportResult } from '@canchero/shared-contracts/player';
import { MessageBar, MessageBarBody, Text } from '@canchero/shared-contracts/ui';
import { ImportDialog, type ImportPlan } from '@canchero/shared-contracts/ui-overlay';
import { ImportLines } from '@canchero/shared-contracts/ui-table';
import { useText } from '../../text';
import { usePlayerActions } from './use-player-actions';

interface ImportPlayersDialogProps {
  clubId: string;
  open: boolean;
  onClose(): void;
}

/** Dialog that imports players from a file, after a preview. */
export function ImportPlayersDialog({ clubId, open, onClose }: ImportPlayersDialogProps) {
  const text = useText();
  const host = useHost();
  const actions = usePlayerActions(clubId);
  const plan: ImportPlan<ImportResult> = {
    texts: {
      title: text('players.import.title'),
      hint: text('players.import.hint'),
      columns: text('players.import.columns'),
      choose: text('players.import.choose'),
      another: text('players.import.another'),
    },
    preview: actions.preview,
    write: async (content) => {
      const { imported } = await actions.import(content);
      host.toast({ intent: 'success', body: text('players.imported', { count: imported }) });
    },
    count: ({ valid }) => valid,
    action: ({ valid, invalid }) =>
      text(invalid > 0 ? 'players.import.some' : 'players.import.all', { valid, invalid }),
    show: (preview) => <Preview preview={preview} />,
  };
  return <ImportDialog open={open} plan={plan} explain={useErrorText()} onClose={onClose} />;
}

function Preview({ preview: { lines, ignored, valid, invalid } }: { preview: ImportResult }) {
  const text = useText();
  return (
    <>
      <Text role="status" weight="semibold">
        {text('players.import.summary', { valid, invalid })}
      </Text>
      {ignored.length > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{text('players.import.ignored', { columns: ignored.join(', ') })}</MessageBarBody>
        </MessageBar>
      )}
      <ImportLines
        label={text('players.import.lines')}
        lines={lines}
        fields={IMPORT_FIELDS}
        lineHeader={text('players.import.line')}
        fieldHeader={(field) => text(`players.${field}`)}
        problemText={(problem) => text(`players.import.problem.${problem}`)}
        restText={(count) => text('players.import.rest', { count })}
      />
    </>
  );
}
