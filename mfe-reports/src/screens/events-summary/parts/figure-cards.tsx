import type { EventsSummary } from '@canchero/shared-contracts/report';
import { makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { CardGrid } from '../../../cards/card-grid';
import { useFigures } from '../../../format/use-figures';
import { SectionFrame } from '../../../page/section-frame';
import { useText } from '../../../text';
import { CARDS, type FigureName, figuresOf } from '../model/figures';
import type { ChoiceControl } from '../use-choice';

const useStyles = makeStyles({ hint: { margin: 0, color: tokens.colorNeutralForeground2 } });

interface FigureCardsProps {
  summary: EventsSummary;
  control: ChoiceControl;
}

/** Totals and averages, each with its change and the way to its bookings. */
export function FigureCards({ summary: { span, totals, compared }, control }: FigureCardsProps) {
  const text = useText();
  const styles = useStyles();
  const { money, span: spanText } = useFigures();
  const now = figuresOf(totals, span);
  const before = compared && figuresOf(compared.totals, compared.span);
  const worth: Partial<Record<FigureName, number>> = {
    no_shows: totals.no_show_value,
    cancelled: totals.cancelled_value,
  };
  return (
    <>
      {(['totals', 'averages'] as const).map((section) => (
        <SectionFrame key={section} title={text(`events.${section}`)}>
          {section === 'totals' && compared && (
            <p className={styles.hint}>{text('events.comparedTo', { span: spanText(compared.span) })}</p>
          )}
          <CardGrid
            cards={Object.entries(CARDS[section]).map(([key, { kind, wanted, part }]) => {
              const name = key as FigureName;
              const value = worth[name];
              return {
                name: text(`events.${name}`),
                explanation: text(`events.${name}.why`),
                kind,
                wanted,
                value: now[name],
                before: before?.[name] ?? null,
                beforeText: (figure: string) => text('events.before', { figure }),
                detail: value === undefined ? undefined : text('events.worth', { value: money(value) }),
                links: [{ to: control.listPath({ part }), label: text('link.bookings') }],
              };
            })}
          />
        </SectionFrame>
      ))}
    </>
  );
}
