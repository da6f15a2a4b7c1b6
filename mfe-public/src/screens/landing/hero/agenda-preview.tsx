import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { BELOW_DESKTOP, PHONE, STILL } from '../../../site/breakpoints';
import { useText } from '../../../text';
import { PREVIEW_CLOSE, PREVIEW_COURTS, PREVIEW_NOW, PREVIEW_OPEN, previewSpan } from '../model/preview';
import { PreviewBlock } from './preview-block';

const useStyles = makeStyles({
  window: {
    position: 'relative',
    maxWidth: '1120px',
    marginInline: 'auto',
    overflow: 'hidden',
    borderRadius: '16px 16px 0 0',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottomStyle: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    textAlign: 'start',
  },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '52px',
    paddingInline: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  today: {
    padding: '3px 10px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
  },
  live: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginInlineStart: 'auto',
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  dot: { width: '8px', height: '8px', borderRadius: '50%', backgroundColor: tokens.colorPaletteGreenForeground3 },
  grid: {
    display: 'grid',
    gridTemplateColumns: '56px repeat(5, minmax(0, 1fr))',
    [BELOW_DESKTOP]: { gridTemplateColumns: '56px repeat(4, minmax(0, 1fr))' },
    [PHONE]: { gridTemplateColumns: '48px repeat(2, minmax(0, 1fr))' },
  },
  // keeps the court with the arriving booking
  fourth: { [BELOW_DESKTOP]: { display: 'none' } },
  middle: { [PHONE]: { display: 'none' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '40px',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  corner: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, backgroundColor: tokens.colorNeutralBackground2 },
  track: { position: 'relative', height: '372px', [PHONE]: { height: '320px' } },
  column: {
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStroke3} 1px, transparent 1px)`,
    backgroundSize: `100% ${100 / 6}%`,
  },
  hour: {
    position: 'absolute',
    insetInlineEnd: '8px',
    marginTop: '3px',
    fontSize: tokens.fontSizeBase100,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  now: {
    position: 'absolute',
    insetInline: 0,
    height: '2px',
    backgroundColor: tokens.colorPaletteRedBackground3,
    zIndex: 1,
  },
  toast: {
    position: 'absolute',
    insetInlineEnd: '20px',
    bottom: '20px',
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 14px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' } },
    animationDuration: '500ms',
    animationDelay: '1400ms',
    animationFillMode: 'backwards',
    [STILL]: { animationName: 'none' },
  },
});

const HOURS = Array.from({ length: (PREVIEW_CLOSE - PREVIEW_OPEN) / 60 }, (_, i) => PREVIEW_OPEN + i * 60);

/** Drawing of the agenda in the evening; a single image to assistive technology. */
export function AgendaPreview() {
  const styles = useStyles();
  const text = useText();
  const rarely = (court: number) => mergeClasses(court === 3 && styles.fourth, court > 0 && court < 4 && styles.middle);
  return (
    <div role="img" aria-label={text('landing.preview.label')} className={styles.window}>
      <div className={styles.bar}>
        <span className={styles.today}>{text('landing.preview.today')}</span>
        {text('landing.preview.day')}
        <span className={styles.live}>
          <span className={styles.dot} />
          {text('landing.preview.live')}
        </span>
      </div>
      <div className={styles.grid}>
        <div className={styles.corner} />
        {PREVIEW_COURTS.map(({ name }, court) => (
          <div key={`${name.id}${name.number}`} className={mergeClasses(styles.head, rarely(court))}>
            {text(name.id, { number: name.number })}
          </div>
        ))}
        <div className={styles.track}>
          {HOURS.map((minute) => (
            <span key={minute} className={styles.hour} style={{ top: `${previewSpan(minute, 0).top}%` }}>
              {minute / 60}:00
            </span>
          ))}
        </div>
        {PREVIEW_COURTS.map(({ name, bookings }, court) => (
          <div key={`${name.id}${name.number}`} className={mergeClasses(styles.track, styles.column, rarely(court))}>
            {bookings.map((booking) => (
              <PreviewBlock key={booking.start} booking={booking} />
            ))}
            <span className={styles.now} style={{ top: `${previewSpan(PREVIEW_NOW, 0).top}%` }} />
          </div>
        ))}
      </div>
      <div className={styles.toast}>
        <span className={styles.dot} />
        {text('landing.preview.created')}
      </div>
    </div>
  );
}
