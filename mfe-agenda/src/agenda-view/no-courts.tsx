import { useCan } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { Button, Notice, Subtitle1, Text } from '@canchero/shared-contracts/ui';
import { paths } from '../paths';
import { useText } from '../text';

/** Club without courts: names the next step, and links to it for people who may configure the club. */
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

/** Court filter that matches nothing, for example from an old link. */
export function NoMatchingCourts({ onClear }: { onClear(): void }) {
  const text = useText();
  return (
    <Notice>
      <Text>{text('filter.none')}</Text>
      <Button onClick={onClear}>{text('filter.clear')}</Button>
    </Notice>
  );
}
