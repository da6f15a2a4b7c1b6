import { DOUBLES_PLAYERS, missingForDoubles } from '@canchero/shared-contracts/booking';
import { makeStyles, mergeClasses, Text, tokens } from '@canchero/shared-contracts/ui';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { useText } from '../../text';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  complete: { color: tokens.colorStatusSuccessForeground1, backgroundColor: tokens.colorStatusSuccessBackground1 },
});

/** Status line of a booking of a sport that is played as doubles: how many of its `count` players are missing. */
export function DoublesNotice({ count }: { count: number }) {
  const text = useText();
  const styles = useStyles();
  const missing = missingForDoubles(count);
  return (
    <Text role="status" className={mergeClasses(styles.notice, missing === 0 && styles.complete)}>
      {missing === 0 ? <CheckmarkCircleRegular aria-hidden /> : <PeopleRegular aria-hidden />}
      {missing === 0
        ? text('players.doubles.complete', { count })
        : text('players.doubles.missing', { missing, wanted: DOUBLES_PLAYERS })}
    </Text>
  );
}
