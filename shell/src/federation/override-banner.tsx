import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../i18n/text';
import { dropOverrides } from './overrides';

const useStyles = makeStyles({
  banner: {
    position: 'fixed',
    left: '50%',
    bottom: '12px',
    zIndex: 2000,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    maxWidth: 'calc(100vw - 24px)',
    padding: '6px 8px 6px 16px',
    transform: 'translateX(-50%)',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
});

/** Says which remotes come from a developer's machine, and offers to end it. */
export function OverrideBanner({ names }: { names: readonly string[] }) {
  const text = useText();
  const styles = useStyles();
  const reset = () => {
    dropOverrides();
    window.location.assign(window.location.pathname);
  };
  return (
    <div className={styles.banner} role="status">
      {text('override.active', { remotes: names.join(', ') })}
      <Button size="small" onClick={reset}>
        {text('override.reset')}
      </Button>
    </div>
  );
}
