import type { PublicClub } from '@canchero/shared-contracts/club';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { ArrowLeft20Regular } from '@fluentui/react-icons/headless/svg/arrow-left';
import { useEffect, useRef } from 'react';
import { PlaceSummary } from '../../../site/place-summary';
import { useText } from '../../../text';
import type { WantedPlace } from '../model/place';
import { BookingForm } from './booking-form';
import { HoldLost } from './hold-lost';
import { useHold } from './use-hold';

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  top: { display: 'flex', alignItems: 'center', gap: '8px' },
  back: { minWidth: '44px', minHeight: '44px' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    outlineStyle: 'none',
  },
});

interface HoldStepProps {
  club: PublicClub;
  place: WantedPlace;
  /** Goes back to the list of free starts. */
  onBack(): void;
}

/** Second step: the place is held while the visitor fills in the form. */
export function HoldStep({ club, place, onBack }: HoldStepProps) {
  const styles = useStyles();
  const text = useText();
  const { state, end, keep, retry } = useHold(club, place);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { court, start, duration } = place;
  const about = [
    text(`sport.${court.sport}`),
    court.surface,
    text(court.indoor ? 'choose.indoor' : 'choose.outdoor'),
    text('choose.minutes', { value: duration }),
  ];
  return (
    <div className={styles.step}>
      <div className={styles.top}>
        <Button
          appearance="subtle"
          className={styles.back}
          icon={<ArrowLeft20Regular />}
          aria-label={text('hold.back')}
          onClick={onBack}
        />
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {text('hold.title')}
        </h2>
      </div>
      <PlaceSummary
        club={club}
        court={court}
        about={about.filter(Boolean).join(' · ')}
        start={start}
        end={new Date(Date.parse(start) + duration * 60_000).toISOString()}
      />
      {state.status === 'refused' || state.status === 'ended' ? (
        <HoldLost state={state} onRetry={retry} onBack={onBack} />
      ) : (
        <BookingForm club={club} start={start} state={state} onEnd={end} onBooked={keep} />
      )}
    </div>
  );
}
