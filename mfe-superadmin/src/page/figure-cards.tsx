import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

const useStyles = makeStyles({
  cards: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', margin: 0 },
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  value: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  how: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Figure {
  name: string;
  value: string;
  /** Sentence on what it means. */
  how?: string;
}

/** Draws figures, each in a card under its name. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.cards}>
      {figures.map(({ name, value, how }) => (
        <div key={name} className={styles.card}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {how && <dd className={styles.how}>{how}</dd>}
        </div>
      ))}
    </dl>
  );
}
