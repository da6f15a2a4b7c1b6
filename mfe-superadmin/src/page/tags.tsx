import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  tag: {
    padding: '0 8px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    whiteSpace: 'nowrap',
  },
  alarm: { border: `1px solid ${tokens.colorPaletteRedBorder1}`, color: tokens.colorPaletteRedForeground1 },
});

export interface Tag {
  text: string;
  /** True if something is wrong. */
  alarm?: boolean;
}

/** Draws a name with what one should know of it. */
export const NameWithTags = ({ name, tags }: { name: ReactNode; tags: readonly Tag[] }) => (
  <Tags tags={tags}>{name}</Tags>
);

/** Draws what one should know of something, after its name if that is given. */
export function Tags({ tags, children }: { tags: readonly Tag[]; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.name}>
      {children}
      {tags.map(({ text, alarm }) => (
        <span key={text} className={mergeClasses(styles.tag, alarm && styles.alarm)}>
          {text}
        </span>
      ))}
    </div>
  );
}
