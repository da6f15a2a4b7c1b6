import { PERMISSIONS } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useHost, useQueryParams, useStore } from '@canchero/shared-contracts/kit';
import { type Member, mayGiveRole } from '@canchero/shared-contracts/member';
import { Link } from '@canchero/shared-contracts/router';
import { Button, LoadError, mergeClasses, Text } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { PersonAddRegular } from '@fluentui/react-icons/headless/svg/person-add';
import { Suspense } from 'react';
import { NEW, useGoneRecord } from '../../../use-gone-record';
import { MemberDrawer } from '../overlays';
import { useMembers } from '../queries';
import { useConfigStyles } from '../styles';
import { useText } from '../text';

/** Names a member, and who is invited by the address, of which nobody knows yet whose it is. */
const nameOf = ({ pending, name, email }: Member) => (pending ? email : name || email);
const LINES = ['a', 'b', 'c'];

/** Tab with the club's members and their permissions. */
export function TeamTab() {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const club = useClub();
  const userId = useStore(useHost().session, (s) => s.user?.id);
  const [address, go] = useQueryParams();
  const members = useMembers(club.id);
  const team = club.has_team === true;
  const opened = address.get('member');
  const mayTouch = (member: Member) =>
    member.role !== 'owner' && member.id !== userId && mayGiveRole(club, member.role);
  const live = members.data?.find((one) => one.id === opened && mayTouch(one)) ?? null;
  const { record: member, gone } = useGoneRecord('member', live, members);
  const may = ({ role, permissions }: Member) => {
    if (role !== 'staff') return text('config.team.all');
    const held = PERMISSIONS.filter((name) => permissions[name]);
    return held.map((name) => text(`config.permission.${name}`)).join(', ') || text('config.team.nothing');
  };
  if (members.isError && !members.data) {
    return (
      <LoadError title={text('failed.team')} reason={errorText(members.error)} onRetry={() => void members.refetch()} />
    );
  }
  return (
    <>
      <div className={styles.head}>
        <Text className={styles.grow}>{text('config.team.hint')}</Text>
        <Button
          appearance="primary"
          icon={<PersonAddRegular />}
          disabled={!team}
          onClick={() => go({ member: NEW }, true)}
        >
          {text('config.team.invite')}
        </Button>
      </div>
      {!team && <Text className={styles.note}>{text('error.team_not_in_plan')}</Text>}
      {!members.data && (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={48} />
          ))}
        </Skeleton>
      )}
      {members.data && (
        <ul className={styles.list} aria-label={text('config.tab.team')}>
          {members.data.map((one) => (
            <li key={one.id} className={mergeClasses(styles.row, !mayTouch(one) && styles.plain)}>
              <span>
                {mayTouch(one) ? (
                  <Link className={styles.link} to={`?tab=team&member=${one.id}`}>
                    {nameOf(one)}
                  </Link>
                ) : (
                  <span className={styles.strong}>{nameOf(one)}</span>
                )}
                {one.id === userId && <span className={styles.detail}> {text('config.team.you')}</span>}
                {!one.pending && <div className={styles.detail}>{one.email}</div>}
                <div className={styles.detail}>{may(one)}</div>
              </span>
              <span className={styles.badges}>
                {one.pending && (
                  <span className={mergeClasses(styles.badge, styles.warning)}>{text('config.team.pending')}</span>
                )}
                <span className={mergeClasses(styles.badge, one.role === 'owner' && styles.good)}>
                  {text(`config.role.${one.role}`)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {opened && (opened === NEW || member) && (
          <MemberDrawer
            key={opened}
            member={member}
            gone={gone}
            actions={members}
            onClose={() => go({ member: null })}
          />
        )}
      </Suspense>
    </>
  );
}
