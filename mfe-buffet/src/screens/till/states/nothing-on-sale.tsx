import { useCan } from '@canchero/shared-contracts/kit';
import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, Notice, Subtitle1, Text, tokens } from '@canchero/shared-contracts/ui';
import { paths } from '../../../paths';
import { useText } from '../../../text';

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

/** Empty catalogue, with a link for those who may edit it. */
export function NothingOnSale() {
  const text = useText();
  const styles = useStyles();
  const mayKeep = useCan('items');
  return (
    <Notice>
      <Subtitle1 as="h2">{text('till.nothing')}</Subtitle1>
      <Text>{text(mayKeep ? 'till.nothing.how' : 'till.nothing.ask')}</Text>
      {mayKeep && (
        <Link className={styles.link} to={paths.items}>
          {text('till.nothing.go')}
        </Link>
      )}
    </Notice>
  );
}
