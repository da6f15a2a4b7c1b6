import { ZoomInRegular } from '@fluentui/react-icons/headless/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/headless/svg/zoom-out';
import { IconButton } from '../../agenda-view/icon-button';
import { useText } from '../../text';
import type { useZoom } from './use-zoom';

/** Buttons that show more or less of the day at once. */
export function ZoomButtons({ zoom: { closer, farther } }: { zoom: ReturnType<typeof useZoom> }) {
  const text = useText();
  return (
    <>
      <IconButton
        icon={<ZoomOutRegular />}
        label={text('agenda.zoomOut')}
        disabled={!farther}
        onClick={() => farther?.()}
      />
      <IconButton
        icon={<ZoomInRegular />}
        label={text('agenda.zoomIn')}
        disabled={!closer}
        onClick={() => closer?.()}
      />
    </>
  );
}
