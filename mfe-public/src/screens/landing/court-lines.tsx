import { makeStyles, mergeClasses } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  lines: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    // keeps the text free of lines
    maskImage: 'radial-gradient(50% 70% at 50% 50%, transparent 55%, black)',
  },
});

/** Lines of a court behind a band of the page, large and faint, in the text colour of its class. */
export function CourtLines({ className }: { className: string }) {
  const styles = useStyles();
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={mergeClasses(styles.lines, className)}
    >
      <path
        d="M60 40h1080v320H60zM220 40v320M980 40v320M60 200h160M980 200h160"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
