import {
  CLUB_RANGES,
  type Club,
  CURRENCIES,
  isTimezone,
  MAX_CLUB_LENGTH,
  SLUG,
  SPORTS,
} from '@canchero/shared-contracts/club';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { clubPagePath } from '@canchero/shared-contracts/online-booking';
import { CheckChoice, Field, Input, Select, Switch } from '@canchero/shared-contracts/ui-forms';
import { useMemo } from 'react';
import { wholeNumber } from '../model/whole-number';
import { SectionForm } from '../section-form';
import { useConfigStyles } from '../styles';
import { type TextId, useText } from '../text';
import { type ClubSource, type Section, useClubForm } from '../use-club-form';
import { SlugField } from './slug-field';

const KEYS = [
  'name',
  'slug',
  'phone',
  'whatsapp',
  'address',
  'timezone',
  'currency',
  'sports',
  'slot_minutes',
  'horizon_days',
  'public_enabled',
] as const;
type DataDraft = Omit<Pick<Club, (typeof KEYS)[number]>, 'horizon_days'> & { horizon_days: string };

const horizonOf = (typed: string) => wholeNumber(typed, CLUB_RANGES.horizon_days);

const section: Section<DataDraft> = {
  draftOf: (club) => ({
    ...(Object.fromEntries(KEYS.map((key) => [key, club[key]])) as Pick<Club, (typeof KEYS)[number]>),
    horizon_days: String(club.horizon_days),
  }),
  changeOf: (draft) => {
    const horizon_days = horizonOf(draft.horizon_days);
    if (!draft.name.trim() || !SLUG.test(draft.slug) || horizon_days === null) return null;
    return { ...draft, name: draft.name.trim(), horizon_days };
  },
};

const LABELS = Object.fromEntries(KEYS.map((key) => [key, `config.${key}`])) as Record<keyof DataDraft, TextId>;
const SLOTS = [15, 30, 60] as const;

/** Tab with the club's details and its public page. */
export function DataTab({ source, onDirty }: { source: ClubSource; onDirty(dirty: boolean): void }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const form = useClubForm(source, section);
  const { draft, edit } = form;
  const zones = useMemo(() => zonesWith(source.club.timezone).map(zoneOption), [source.club.timezone]);
  const code = (form.failure as { code?: string } | null)?.code;
  const show = (d: DataDraft, key: keyof DataDraft): string => {
    if (key === 'sports') return d.sports.map((sport) => text(`sport.${sport}`)).join(', ');
    if (key === 'public_enabled') return text(d.public_enabled ? 'config.yes' : 'config.no');
    return String(d[key]);
  };
  const input = (key: 'phone' | 'whatsapp' | 'address', maxLength: number, type: 'text' | 'tel' = 'text') => (
    <Field label={text(`config.${key}`)} className={styles.field}>
      <Input type={type} value={draft[key]} maxLength={maxLength} onChange={(_, { value }) => edit({ [key]: value })} />
    </Field>
  );
  return (
    <SectionForm
      form={form}
      labels={LABELS}
      show={show}
      ownErrors={['slug_taken', 'unknown_timezone']}
      onDirty={onDirty}
    >
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('config.group.club')}</legend>
        <Field
          label={text('config.name')}
          required
          {...(form.tried &&
            !draft.name.trim() && { validationState: 'error', validationMessage: text('courts.problem.name') })}
        >
          <Input
            value={draft.name}
            maxLength={MAX_CLUB_LENGTH.name}
            onChange={(_, { value }) => edit({ name: value })}
          />
        </Field>
        <div className={styles.pair}>
          {input('phone', 40, 'tel')}
          {input('whatsapp', 40, 'tel')}
        </div>
        {input('address', 240)}
        <div className={styles.pair}>
          <Field
            label={text('config.timezone')}
            className={styles.field}
            hint={text('config.timezone.hint')}
            {...(code === 'unknown_timezone' && {
              validationState: 'error',
              validationMessage: errorText(form.failure),
            })}
          >
            <Select value={draft.timezone} onChange={(_, { value }) => edit({ timezone: value })}>
              {zones}
            </Select>
          </Field>
          <Field label={text('config.currency')} className={styles.field} hint={text('config.currency.hint')}>
            <Select value={draft.currency} onChange={(_, { value }) => edit({ currency: value })}>
              {[...new Set([draft.currency, ...CURRENCIES])].map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <CheckChoice
          label={text('config.sports')}
          options={SPORTS.map((sport) => [sport, text(`sport.${sport}`)])}
          value={draft.sports}
          onChange={(sports) => edit({ sports })}
        />
        <Field label={text('config.slot_minutes')} hint={text('config.slot_minutes.hint')}>
          <Select
            value={String(draft.slot_minutes)}
            onChange={(_, { value }) => edit({ slot_minutes: Number(value) as DataDraft['slot_minutes'] })}
          >
            {SLOTS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes} {text('form.minutes')}
              </option>
            ))}
          </Select>
        </Field>
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('config.group.public')}</legend>
        <Switch
          label={text('config.public_enabled')}
          checked={draft.public_enabled}
          onChange={(_, { checked }) => edit({ public_enabled: checked })}
        />
        <SlugField
          clubId={source.club.id}
          saved={source.club.slug}
          value={draft.slug}
          taken={code === 'slug_taken'}
          onChange={(slug) => edit({ slug })}
        />
        {source.club.public_enabled && (
          <a href={clubPagePath(source.club.slug)} target="_blank" rel="noopener" className={styles.pageLink}>
            {text('config.public_link')}
          </a>
        )}
        <Field
          label={text('config.horizon_days')}
          hint={text('config.horizon_days.hint')}
          {...(horizonOf(draft.horizon_days) === null && {
            validationState: 'error',
            validationMessage: text('config.problem.days'),
          })}
        >
          <Input
            type="number"
            {...CLUB_RANGES.horizon_days}
            value={draft.horizon_days}
            onChange={(_, { value }) => edit({ horizon_days: value })}
          />
        </Field>
      </fieldset>
    </SectionForm>
  );
}

const zoneOption = (zone: string) => (
  <option key={zone} value={zone}>
    {zone.replaceAll('_', ' ')}
  </option>
);

/** Returns the time zones of the Americas and Spain, and the current one. */
function zonesWith(current: string): string[] {
  const all = Intl.supportedValuesOf('timeZone').filter((zone) => /^(America|Atlantic)\/|^Europe\/Madrid$/.test(zone));
  const common = ['America/Argentina/Buenos_Aires', 'America/Santiago', 'America/Montevideo'].filter(isTimezone);
  return [...new Set([current, ...common, ...all])];
}
