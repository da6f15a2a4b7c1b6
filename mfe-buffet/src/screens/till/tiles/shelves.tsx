import type { Category } from '@canchero/shared-contracts/item';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { StarFilled } from '@fluentui/react-icons/headless/svg/star';
import { memo } from 'react';
import { useText } from '../../../text';
import type { Shelf } from '../model/tiles';
import { accentsOf } from './accents';

const useStyles = makeStyles({
  shelves: {
    display: 'flex',
    gap: '8px',
    padding: '2px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // three rows and the edge of a fourth: the tiles keep the room
    '@media (min-width: 701px)': { flexWrap: 'wrap', maxHeight: '174px', overflowY: 'auto' },
  },
  shelf: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 14px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  mark: { width: '10px', height: '10px', borderRadius: tokens.borderRadiusCircular },
});

interface ShelvesProps {
  shelves: readonly Shelf[];
  categories: readonly Category[];
  /** Null while a search covers all shelves. */
  current: Shelf | null;
  onChoose(shelf: Shelf): void;
}

/** Switch between the shelves of tiles. */
export const Shelves = memo(function Shelves({ shelves, categories, current, onChoose }: ShelvesProps) {
  const text = useText();
  const styles = useStyles();
  const accent = accentsOf(categories);
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div role="group" aria-label={text('till.categories')} className={styles.shelves}>
      {shelves.map((shelf) => (
        <button
          key={shelf}
          type="button"
          className={mergeClasses(styles.shelf, shelf === current && styles.current)}
          aria-pressed={shelf === current}
          onClick={() => onChoose(shelf)}
        >
          {shelf === 'favorites' ? (
            <StarFilled aria-hidden />
          ) : (
            shelf !== 'all' && <span className={styles.mark} style={{ backgroundColor: accent(shelf) }} aria-hidden />
          )}
          {shelf === 'favorites'
            ? text('till.favorites')
            : shelf === 'all'
              ? text('till.all')
              : (names.get(shelf) ?? '')}
        </button>
      ))}
    </div>
  );
});
