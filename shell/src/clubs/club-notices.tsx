import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
} from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';
import { Notice } from '../parts/centered';

/** Tells a user without a club how to create the first. */
export function NoClub() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Notice
      title={text('club.none.title')}
      actions={
        <Button appearance="primary" onClick={() => navigate('/onboarding')}>
          {text('club.none.create')}
        </Button>
      }
    >
      {text('club.none.why')}
    </Notice>
  );
}

const useStyles = makeStyles({
  place: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    maxWidth: '520px',
    margin: '12vh auto 0',
    padding: tokens.spacingHorizontalXL,
  },
  why: { color: tokens.colorNeutralForeground2 },
  button: { alignSelf: 'flex-start' },
});

/** Tells a user to select one of their clubs: how many there are, why, and the way there. */
export function NoneSelected({ count }: { count: number }) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <section className={styles.place}>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{text('club.select.title')}</MessageBarTitle>
          {text('club.select.available', { count })}
        </MessageBarBody>
      </MessageBar>
      <Text className={styles.why}>{text('club.select.why')}</Text>
      <Button
        className={styles.button}
        appearance="primary"
        onClick={() => navigate('/select-club', { state: { from: pathname + search } })}
      >
        {text('club.select.action')}
      </Button>
    </section>
  );
}
