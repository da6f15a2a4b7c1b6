import { type Category, MAX_ITEM_LENGTH } from '@canchero/shared-contracts/item';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Input } from '@canchero/shared-contracts/ui-forms';
import { Question } from '@canchero/shared-contracts/ui-overlay';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import { useEffect, useState } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '4px', padding: '4px 0' },
  name: { flexGrow: 1, minWidth: 0 },
  count: {
    minWidth: '96px',
    paddingRight: '8px',
    textAlign: 'right',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface CategoryLineProps {
  category: Category;
  /** Number of its items. */
  items: number;
  busy: boolean;
  first: boolean;
  onRename(name: string): Promise<unknown>;
  onUp(): void;
  onRemove(): void;
}

/**
 * Category whose name is edited in place and saved on blur. A name that could not be saved stays, to be sent again or
 * mended. Asks before it is removed from items.
 */
export function CategoryLine({ category, items, busy, first, onRename, onUp, onRemove }: CategoryLineProps) {
  const text = useText();
  const styles = useStyles();
  const [name, setName] = useState(category.name);
  const [asking, setAsking] = useState(false);
  useEffect(() => setName(category.name), [category.name]);
  const rename = async () => {
    if (name.trim() === category.name) return;
    if (name.trim() === '') setName(category.name);
    else await onRename(name.trim());
  };
  return (
    <li className={styles.line}>
      <Input
        className={styles.name}
        value={name}
        maxLength={MAX_ITEM_LENGTH.category}
        aria-label={text('categories.name', { name: category.name })}
        onChange={(_, { value }) => setName(value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <span className={styles.count}>{text('items.count', { count: items })}</span>
      <Button
        appearance="subtle"
        icon={<ArrowUpRegular />}
        disabledFocusable={first || busy}
        aria-label={text('categories.up', { name: category.name })}
        onClick={onUp}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        disabledFocusable={busy}
        aria-label={text('categories.remove', { name: category.name })}
        onClick={() => (items > 0 ? setAsking(true) : onRemove())}
      />
      <Question
        open={asking}
        title={text('items.remove.title', { name: category.name })}
        confirm={text('items.remove.confirm')}
        keep={text('items.remove.keep')}
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
        onKeep={() => setAsking(false)}
      >
        {text('categories.remove.body', { count: items })}
      </Question>
    </li>
  );
}
