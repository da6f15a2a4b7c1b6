import { makeStyles } from '@canchero/shared-contracts/ui';
import { Input } from '@canchero/shared-contracts/ui-forms';
import { SearchRegular } from '@fluentui/react-icons/headless/svg/search';
import { type KeyboardEvent, memo, type RefObject, useEffect, useState } from 'react';
import { useText } from '../../../text';

const AFTER_TYPING = 120;

const useStyles = makeStyles({ field: { width: '100%', minWidth: 0 } });

interface SearchFieldProps {
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onSearch(search: string): void;
  /** Called on Enter, for a code or a search with one match. True clears the field. */
  onEnter(typed: string): boolean;
}

/** Finds an item by part of its name, or by its code as a scanner types it. */
export const SearchField = memo(function SearchField({ value, field, onSearch, onEnter }: SearchFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), AFTER_TYPING);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onEnter(typed)) clear();
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      clear();
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
      maxLength={80}
      value={typed}
      onChange={(_, data) => setTyped(data.value)}
      onKeyDown={onKeyDown}
    />
  );
});
