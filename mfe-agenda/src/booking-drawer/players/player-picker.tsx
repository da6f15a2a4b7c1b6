import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { type PlayerSuggestion, playerName, typedPlayer } from '@canchero/shared-contracts/player';
import { Caption1, makeStyles, mergeClasses, Text, tokens, useId } from '@canchero/shared-contracts/ui';
import { Input } from '@canchero/shared-contracts/ui-forms';
import { PersonAddRegular } from '@fluentui/react-icons/headless/svg/person-add';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../text';
import { PlayerOption } from './player-option';
import { type PlayerChoice, usePlayerChoice } from './use-player-choice';

const useStyles = makeStyles({
  picker: { position: 'relative', width: '100%' },
  field: { width: '100%', minWidth: 0 },
  popup: {
    position: 'absolute',
    top: 'calc(100% + 2px)',
    left: 0,
    right: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '264px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    scrollMarginBottom: '8px',
  },
  list: { minHeight: 0, overflowY: 'auto', padding: '4px' },
  stale: { opacity: 0.5 },
  note: { padding: '8px 12px', color: tokens.colorNeutralForeground2 },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Hover, outline: `2px solid ${tokens.colorBrandStroke1}` },
  create: {
    position: 'sticky',
    bottom: '-4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
  },
  icon: { flexShrink: 0, fontSize: '20px' },
});

interface PlayerPickerProps {
  clubId: string;
  chosen: readonly { id: string; name: string }[];
  typed: string;
  onType(text: string): void;
  onPick(player: PlayerSuggestion): void;
  /** Starts to create a player with what was typed: a name, a phone number, or both. None is offered without it. */
  onCreate?: ((typed: string) => void) | undefined;
  placeholder?: string;
  /** Id that the field around it gives to the input, like the ARIA attributes below. */
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/**
 * Field that finds players by name or phone. The last option creates a player who is not found. Fluent's Combobox makes
 * the first option active by itself, also while the list is still that of an earlier text, and so added players whom
 * nobody chose.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function PlayerPicker({
  clubId,
  chosen,
  typed,
  onType,
  onPick,
  onCreate,
  placeholder,
  ...field
}: PlayerPickerProps) {
  const text = useText();
  const styles = useStyles();
  const listId = useId('players');
  const root = useRef<HTMLDivElement>(null);
  const choice = usePlayerChoice({ clubId, chosen, typed, onType, onPick, onCreate });
  const { open, active } = choice;
  return (
    <div ref={root} className={styles.picker}>
      <Input
        {...field}
        className={styles.field}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active !== null && { 'aria-activedescendant': optionId(listId, active) })}
        placeholder={placeholder ?? text('form.players.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_SEARCH}
        value={typed}
        onChange={(_, data) => choice.type(data.value)}
        onClick={choice.show}
        onBlur={choice.hide}
        onKeyDown={choice.onKeyDown}
      />
      {open && <Popup id={listId} typed={typed} choice={choice} root={root} />}
    </div>
  );
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface PopupProps {
  id: string;
  typed: string;
  choice: PlayerChoice;
  root: RefObject<HTMLElement | null>;
}

function Popup({ id, typed, choice, root }: PopupProps) {
  const text = useText();
  const styles = useStyles();
  const popup = useRef<HTMLDivElement>(null);
  const { players, repeated, creates, fresh, failed, active } = choice;
  useEffect(() => {
    popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (active === null) return;
    root.current?.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, root]);
  const nothing = !fresh ? 'form.players.loading' : failed ? 'failed.players' : 'form.players.none';
  const option = (index: number, content: ReactNode, className?: string) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field above has the keys
    <div
      key={players[index]?.id ?? ''}
      id={optionId(id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === active}
      aria-disabled={!fresh}
      className={mergeClasses(styles.option, className, index === active && styles.active)}
      onClick={() => choice.choose(index)}
    >
      {content}
    </div>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the text field
    <div ref={popup} className={styles.popup} onMouseDown={keepFocus}>
      {repeated.map((player) => (
        <Caption1 key={player.id} className={styles.note}>
          {text('form.players.already', { name: player.name })}
        </Caption1>
      ))}
      {players.length === 0 && (
        <Text role="status" className={styles.note}>
          {text(nothing)}
        </Text>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={text('players.title')}
        aria-busy={!fresh}
        className={mergeClasses(styles.list, !fresh && styles.stale)}
      >
        {players.map((player, index) => option(index, <PlayerOption player={player} />))}
        {creates &&
          option(
            players.length,
            <>
              <PersonAddRegular className={styles.icon} aria-hidden />
              {createText(typed, text)}
            </>,
            styles.create,
          )}
      </div>
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Names whom the last option creates. */
function createText(typed: string, text: ReturnType<typeof useText>): string {
  const { phone, ...names } = typedPlayer(typed);
  const name = playerName(names);
  if (!phone) return text('form.players.createNamed', { name });
  return name ? text('form.players.createWithPhone', { name, phone }) : text('form.players.createPhone', { phone });
}
