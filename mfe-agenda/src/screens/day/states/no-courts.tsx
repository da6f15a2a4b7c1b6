import { useCan } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button, Notice, Subtitle1, Text } from '@canchero/shared-contracts/ui';
import { paths } from '../../../paths';
import { useText } from '../../../text';

/** A club without courts: what comes next, for those who may do it. */
export function NoCourts() {
  const text = useText();
  const navigate = useNavigate();
  const canConfigure = useCan('configuration');
  return (
    <Notice>
      <Subtitle1 as="h2">{text('empty.courts.title')}</Subtitle1>
      <Text>{text(canConfigure ? 'empty.courts.body' : 'empty.courts.ask')}</Text>
      {canConfigure && (
        <Button appearance="primary" onClick={() => navigate(paths.courts)}>
          {text('empty.courts.action')}
        </Button>
      )}
    </Notice>
  );
}
