import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { namedIcon } from '../../parts/icons';
import type { Command } from './commands';
import type { CommandGroup } from './use-commands';

const useStyles = makeStyles({
  list: { maxHeight: 'min(52vh, 440px)', overflowY: 'auto', padding: '4px 8px 8px' },
  title: {
    padding: '10px 8px 4px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '40px',
    padding: '2px 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  label: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 640px)': { whiteSpace: 'normal' },
  },
  detail: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface Props {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** Index of the active command over all groups. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (command: Command) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Lists the commands in groups. The focus stays in the text field, which names the active command. */
export function PaletteList({ id, label, groups, active, onPoint, onChoose }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let index = -1;
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(({ title, commands }) => (
        // biome-ignore lint/a11y/useSemanticElements: no element is a group of options
        <div key={title} role="group" aria-label={title}>
          <div className={styles.title} aria-hidden="true">
            {title}
          </div>
          {commands.map((command) => {
            index += 1;
            const at = index;
            return (
              <Option
                // two players with the same name have the same path
                key={optionId(id, at)}
                id={optionId(id, at)}
                command={command}
                isActive={at === active}
                onPoint={() => onPoint(at)}
                onChoose={() => onChoose(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Option(props: { id: string; command: Command; isActive: boolean; onPoint: () => void; onChoose: () => void }) {
  const styles = useStyles();
  const { label, detail, icon } = props.command;
  const Icon = namedIcon(icon);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above has the keys
    <div
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.isActive}
      className={mergeClasses(styles.option, props.isActive && styles.active)}
      onPointerMove={props.onPoint}
      onClick={props.onChoose}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  );
}
