import { MAX_SEARCH } from '@canchero/shared-contracts/core';
import { makeStyles } from '@canchero/shared-contracts/ui';
import { Input } from '@canchero/shared-contracts/ui-forms';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import type { KeyboardEvent, RefObject } from 'react';
import { useText } from '../../../text';

const useStyles = makeStyles({ field: { width: '100%', minWidth: 0 } });

interface SearchFieldProps {
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch(search: string): void;
  /** Called on Enter, for a code or a search with one match. True clears the field. */
  onEnter(typed: string): boolean;
}

/** Finds an item by part of its name, or by its code as a scanner types it. */
export function SearchField({ value, field, onSearch, onEnter }: SearchFieldProps) {
  const text = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onEnter(value)) onSearch('');
    if (event.key === 'Escape' && value) {
      event.stopPropagation();
      onSearch('');
    }
  };
  return (
    <Input
      ref={field}
      type="search"
      size="large"
      className={useStyles().field}
      aria-label={text('till.search')}
      aria-keyshortcuts="/"
      placeholder={text('till.search.hint')}
      contentBefore={<SearchRegular aria-hidden />}
      maxLength={MAX_SEARCH}
      value={value}
      onChange={(_, data) => onSearch(data.value)}
      onKeyDown={onKeyDown}
    />
  );
}
