import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  circle: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    // drawn, not text: assistive technology compares a button's text with its label
    '::before': { content: 'attr(data-initials)' },
  },
});

/** Returns the first letters of the first and last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** Draws a person as a coloured circle. Decoration: the name is beside it or in the label. */
export function Initials({ name, size }: { name: string; size: number }) {
  const styles = useStyles();
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={styles.circle}
      style={{ width: size, height: size, fontSize: size * 0.4 }}
    />
  );
}
