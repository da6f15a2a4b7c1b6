import type { Club } from '@canchero/shared-contracts/club';
import { MOVED_PRICES } from '@canchero/shared-contracts/club';
import { Field, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { SectionForm } from '../section-form';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import { type ClubSource, type Section, useClubForm } from '../use-club-form';

type Draft = Pick<Club, 'moved_price'>;

const section: Section<Draft> = {
  draftOf: ({ moved_price }) => ({ moved_price }),
  changeOf: (draft) => draft,
};

const LABELS = { moved_price: 'config.movedPrice' } as const;

/** Form of the club's choice about the price of a booking that moves to a place with another tariff. */
export function MovedPriceForm({ source, onDirty }: { source: ClubSource; onDirty(dirty: boolean): void }) {
  const text = useText();
  const styles = useConfigStyles();
  const form = useClubForm(source, section);
  const show = ({ moved_price }: Draft) => text(`config.movedPrice.${moved_price}`);
  return (
    <SectionForm form={form} labels={LABELS} show={show} onDirty={onDirty}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('config.movedPrice')}</legend>
        <Field label={text('config.movedPrice.label')} hint={text('config.movedPrice.hint')}>
          <RadioGroup
            value={form.draft.moved_price}
            onChange={(_, data) => form.edit({ moved_price: data.value as Draft['moved_price'] })}
          >
            {MOVED_PRICES.map((choice) => (
              <Radio key={choice} value={choice} label={text(`config.movedPrice.${choice}`)} />
            ))}
          </RadioGroup>
        </Field>
      </fieldset>
    </SectionForm>
  );
}
