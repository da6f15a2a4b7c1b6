import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { ZoomInRegular } from '@fluentui/react-icons/headless/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/headless/svg/zoom-out';
import { useText } from '../../text';
import type { useZoom } from './use-zoom';

const useStyles = makeStyles({ button: { '@media (max-width: 600px)': { display: 'none' } } });

/** Buttons that show more or less of the day at once. */
export function ZoomButtons({ zoom: { closer, farther } }: { zoom: ReturnType<typeof useZoom> }) {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ZoomOutRegular />}
        aria-label={text('agenda.zoomOut')}
        title={text('agenda.zoomOut')}
        disabled={!farther}
        onClick={() => farther?.()}
      />
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ZoomInRegular />}
        aria-label={text('agenda.zoomIn')}
        title={text('agenda.zoomIn')}
        disabled={!closer}
        onClick={() => closer?.()}
      />
    </>
  );
}
