import { useCan, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import type { Player } from '@canchero/shared-contracts/player';
import { Button, LoadError } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import { usePlayerDebts } from '../queries';
import { CollectDialog } from './collect-dialog';
import { DebtList } from './debt-list';
import { useDrawerStyles } from './styles';

/** Itemised debts of a player, and the button that collects all of them. Empty for a player without debts. */
export function DebtsSection({ player }: { player: Player }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useDrawerStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const mayCharge = useCan(['schedule', 'booking'], 'any');
  const query = usePlayerDebts(club.id, player.id);
  const [collecting, setCollecting] = useState(false);
  if (query.isError && !query.data) {
    return (
      <LoadError title={text('failed.debts')} reason={errorText(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  const debts = query.data;
  return (
    <>
      {debts && debts.owed > 0 && (
        <>
          {mayCharge && (
            <div className={styles.buttons}>
              <Button appearance="primary" onClick={() => setCollecting(true)}>
                {text('players.collect', { amount: formatter.money(debts.owed) })}
              </Button>
            </div>
          )}
          <DebtList debts={debts.debts} formatter={formatter} />
        </>
      )}
      <DialogHost open={collecting} onClose={() => setCollecting(false)}>
        {debts && <CollectDialog player={player} debts={debts} onClose={() => setCollecting(false)} />}
      </DialogHost>
    </>
  );
}
