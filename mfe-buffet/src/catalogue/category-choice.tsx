import type { Category } from '@canchero/shared-contracts/item';
import { Choice } from '@canchero/shared-contracts/ui-forms';
import { useText } from '../text';
import { NO_CATEGORY } from './model/search';

interface CategoryChoiceProps {
  categories: readonly Category[];
  /** Id of a category, or `NO_CATEGORY`; null for all. */
  value: string | null;
  className?: string | undefined;
  onChange(category: string | null): void;
}

/** Choice of a category, of the items without one, or of all. */
export function CategoryChoice({ categories, value, className, onChange }: CategoryChoiceProps) {
  const text = useText();
  return (
    <Choice
      label={text('items.category')}
      all={text('items.category.all')}
      value={value}
      options={[
        ...categories.map(({ id, name }) => [id, name] as const),
        [NO_CATEGORY, text('items.category.none')] as const,
      ]}
      className={className}
      onChange={onChange}
    />
  );
}
