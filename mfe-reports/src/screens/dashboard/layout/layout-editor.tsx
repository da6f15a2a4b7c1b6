import type { DashboardSection as Section } from '@canchero/shared-contracts/report';
import { Button, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Switch } from '@canchero/shared-contracts/ui-forms';
import { ArrowDownRegular } from '@fluentui/react-icons/headless/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/headless/svg/arrow-up';
import { useText } from '../../../text';
import { moved, type Place, toggled } from '../model/layout';

const useStyles = makeStyles({
  editor: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    '@media print': { display: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  choice: { flexGrow: 1, minWidth: 0 },
});

interface LayoutEditorProps {
  places: readonly Place<Section>[];
  onChange(next: (places: readonly Place<Section>[]) => Place<Section>[]): void;
  onClose(): void;
}

/** Shows, hides and orders the sections; each change is kept at once. */
export function LayoutEditor({ places, onChange, onClose }: LayoutEditorProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <section className={styles.editor} aria-label={text('layout.title')}>
      <div className={styles.head}>
        <p className={styles.hint}>{text('layout.hint')}</p>
        <Button onClick={onClose}>{text('layout.done')}</Button>
      </div>
      <ol className={styles.list}>
        {places.map(({ section, shown }, i) => {
          const name = text(`section.${section}`);
          return (
            <li key={section} className={styles.line}>
              <Switch
                className={styles.choice}
                label={name}
                checked={shown}
                onChange={() => onChange((now) => toggled(now, section))}
              />
              <Button
                appearance="subtle"
                icon={<ArrowUpRegular />}
                aria-label={text('layout.up', { name })}
                disabledFocusable={i === 0}
                onClick={() => onChange((now) => moved(now, section, -1))}
              />
              <Button
                appearance="subtle"
                icon={<ArrowDownRegular />}
                aria-label={text('layout.down', { name })}
                disabledFocusable={i === places.length - 1}
                onClick={() => onChange((now) => moved(now, section, 1))}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
