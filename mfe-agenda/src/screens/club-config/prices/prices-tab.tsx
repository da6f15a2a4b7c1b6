import { useClub, useErrorText, useQueryParams } from '@canchero/shared-contracts/kit';
import { Button, LoadError, Notice, Subtitle1, Text } from '@canchero/shared-contracts/ui';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { AddRegular } from '@fluentui/react-icons/headless/svg/add';
import { Suspense } from 'react';
import { useCourts } from '../../../bookings-data/queries';
import { NEW, useGoneRecord } from '../../../use-gone-record';
import { RuleDrawer } from '../overlays';
import { usePriceRules } from '../queries';
import { useConfigStyles } from '../styles';
import { useText } from '../text';
import type { ClubSource } from '../use-club-form';
import { MovedPriceForm } from './moved-price';
import { PricePreview } from './price-preview';
import { RuleList } from './rule-list';

const LINES = ['a', 'b', 'c'];

/** Tab with the price rules, a preview of the prices that result from them, and what they mean for a booking that moves. */
export function PricesTab({ source, onDirty }: { source: ClubSource; onDirty(dirty: boolean): void }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useConfigStyles();
  const club = useClub();
  const [address, go] = useQueryParams();
  const rules = usePriceRules(club.id);
  const courts = useCourts(club.id);
  const failed = [rules, courts].find((query) => query.isError && !query.data);
  const opened = address.get('rule');
  const live = rules.data?.find(({ id }) => id === opened) ?? null;
  const { record: rule, gone } = useGoneRecord('rule', live, rules);
  if (failed) {
    return (
      <LoadError
        title={text('failed.priceRules')}
        reason={errorText(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <>
      <div className={styles.head}>
        <Text className={styles.grow}>{text('config.prices.hint')}</Text>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => go({ rule: NEW }, true)}>
          {text('config.prices.new')}
        </Button>
      </div>
      {!rules.data || !courts.data ? (
        <Skeleton aria-label={text('screen.loading')} className={styles.lines}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={48} />
          ))}
        </Skeleton>
      ) : (
        <>
          {rules.data.length === 0 ? (
            <Notice>
              <Subtitle1 as="h2">{text('config.prices.none')}</Subtitle1>
              <Text>{text('config.prices.none.body')}</Text>
            </Notice>
          ) : (
            <RuleList club={club} rules={rules.data} courts={courts.data} />
          )}
          {courts.data.length > 0 && <PricePreview club={club} rules={rules.data} courts={courts.data} />}
          <MovedPriceForm source={source} onDirty={onDirty} />
          <Suspense fallback={null}>
            {opened && (opened === NEW || rule) && (
              <RuleDrawer
                key={opened}
                rule={rule}
                gone={gone}
                courts={courts.data}
                actions={rules}
                onClose={() => go({ rule: null })}
              />
            )}
          </Suspense>
        </>
      )}
    </>
  );
}
