import { makeStyles, TOUCH_HEIGHT, tokens } from '@canchero/shared-contracts/ui';
import { CalendarMonthRegular } from '@fluentui/react-icons/headless/svg/calendar-month';
import { LayoutColumnThreeRegular } from '@fluentui/react-icons/headless/svg/layout-column-three';
import { LayoutRowThreeRegular } from '@fluentui/react-icons/headless/svg/layout-row-three';
import { useText } from '../text';
import { AGENDA_KINDS, type AgendaKind } from './view-choice';

const ICONS = { vertical: LayoutColumnThreeRegular, horizontal: LayoutRowThreeRegular, month: CalendarMonthRegular };

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexShrink: 0,
    margin: 0,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  view: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '30px',
    ...TOUCH_HEIGHT,
    padding: 0,
    border: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '&[aria-pressed="true"]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground1,
    },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
});

/** Switch between the day with courts as columns, the day with courts as rows, and the month. */
export function ViewSwitch({ kind, onShow }: { kind: AgendaKind; onShow(kind: AgendaKind): void }) {
  const text = useText();
  const styles = useStyles();
  return (
    <fieldset className={styles.group} aria-label={text('view.title')}>
      {AGENDA_KINDS.map((choice) => {
        const Icon = ICONS[choice];
        return (
          <button
            key={choice}
            type="button"
            className={styles.view}
            aria-pressed={choice === kind}
            aria-label={text(`view.${choice}`)}
            title={text(`view.${choice}`)}
            onClick={() => onShow(choice)}
          >
            <Icon fontSize={18} aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}
