import { useStore } from '@canchero/shared-contracts/kit';
import { useLocation, useNavigate } from '@canchero/shared-contracts/router';
import { BrandMark, makeStyles, mergeClasses, Text, Title3, tokens } from '@canchero/shared-contracts/ui';
import { Field, Input } from '@canchero/shared-contracts/ui-forms';
import { useCallback, useEffect, useState } from 'react';
import { homeOfCaller } from '../../chrome/caller-home';
import { loadClubs, selectClub } from '../../clubs/club-actions';
import { clubs } from '../../clubs/club-store';
import { useText } from '../../i18n/text';
import { Loading } from '../../parts/centered';
import { FailureNotice } from '../../parts/failure-notice';
import { permissionsSettled } from '../../permissions/permission-store';
import { findClubs, SEARCH_FROM } from './model/find-clubs';

const useStyles = makeStyles({
  screen: { maxWidth: '960px', margin: '0 auto', padding: '16px 0' },
  title: { display: 'block', margin: '0 0 4px' },
  search: { maxWidth: '360px', marginTop: '16px' },
  lead: { display: 'block', color: tokens.colorNeutralForeground2 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: '16px',
    margin: '24px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  club: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '96px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, boxShadow: tokens.shadow4 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  selected: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke1}`,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', flexGrow: 1, minWidth: 0 },
  role: {
    padding: '2px 10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sports: { color: tokens.colorNeutralForeground3 },
});

/**
 * Lists the user's clubs. Choosing one returns to the page that led here, or leads to the club's first screen. One in the
 * address, as in `/select-club?club=<id>`, is chosen already.
 */
export function SelectClubScreen() {
  const text = useText();
  const styles = useStyles();
  const { search } = useLocation();
  const choose = useChoose();
  const { status, clubs: list, selectedId } = useStore(clubs);
  const [sought, setSought] = useState('');
  const asked = list.find(({ id }) => id === new URLSearchParams(search).get('club'))?.id;
  useEffect(() => {
    if (asked) void choose(asked);
  }, [asked, choose]);
  if (status === 'error')
    return (
      <FailureNotice title={text('selectClub.failed')} onAction={() => void loadClubs()}>
        {text('auth.error.offline')}
      </FailureNotice>
    );
  if (asked || (status !== 'ready' && list.length === 0)) return <Loading label={text('loading')} />;
  const shown = findClubs(list, sought);
  return (
    <div className={styles.screen}>
      <Title3 as="h1" className={styles.title}>
        {text('selectClub.title')}
      </Title3>
      <Text className={styles.lead}>{text('selectClub.lead')}</Text>
      {list.length >= SEARCH_FROM && (
        <Field label={text('selectClub.search')} className={styles.search}>
          <Input type="search" value={sought} onChange={(_, { value }) => setSought(value)} />
        </Field>
      )}
      {shown.length === 0 && (
        <Text as="p" role="status">
          {list.length === 0 ? text('club.select.available', { count: 0 }) : text('selectClub.none')}
        </Text>
      )}
      <ul className={styles.grid}>
        {shown.map((club) => (
          <li key={club.id}>
            <button
              type="button"
              className={mergeClasses(styles.club, club.id === selectedId && styles.selected)}
              aria-pressed={club.id === selectedId}
              onClick={() => void choose(club.id)}
            >
              <BrandMark size={40} />
              <span className={styles.words}>
                <Text weight="semibold">{club.name}</Text>
                <Text size={200} className={styles.sports}>
                  {club.sports.map((sport) => text(`sport.${sport}`)).join(' · ')}
                </Text>
              </span>
              {club.role && <span className={styles.role}>{text(`role.${club.role}`)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the choice of a club, which goes on to where the user wanted to be. */
function useChoose() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const from = (state as { from?: string } | null)?.from;
  return useCallback(
    async (clubId: string) => {
      await selectClub(clubId);
      // the club's permissions decide which screen comes first
      if (from === undefined) await permissionsSettled();
      // whoever went on by the menu meanwhile stays there
      if (window.location.pathname === pathname) navigate(from ?? homeOfCaller());
    },
    [navigate, pathname, from],
  );
}
