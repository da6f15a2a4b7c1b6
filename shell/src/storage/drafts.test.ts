import { drafts } from './drafts';

beforeEach(() => localStorage.clear());

test('a draft outlives the page, and ends with null', () => {
  drafts.write('mfe-x/club', { lines: [1] });
  drafts.write('mfe-y/club', 'other');
  expect(drafts.read('mfe-x/club')).toEqual({ lines: [1] });
  drafts.write('mfe-x/club', null);
  expect(drafts.read('mfe-x/club')).toBeNull();
  expect(drafts.read('mfe-y/club')).toBe('other');
});

test('a change in another tab is reported by name, once', () => {
  const [onChange, other] = [jest.fn(), jest.fn()];
  const stop = drafts.onChange('mfe-x/club', onChange);
  drafts.onChange('mfe-y/club', other);
  drafts.write('mfe-x/club', 1);
  const wrote = () => window.dispatchEvent(new StorageEvent('storage', { key: 'draft:mfe-x/club' }));
  wrote();
  wrote();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  stop();
  drafts.write('mfe-x/club', 2);
  wrote();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('two tabs that write different drafts at once lose neither', () => {
  // the other tab writes between this tab's reading and its writing
  const { setItem } = Storage.prototype;
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(function (this: Storage, key, text) {
    write.mockRestore();
    drafts.write('mfe-y/club', 'of the other tab');
    setItem.call(this, key, text);
  });
  drafts.write('mfe-x/club', 'of this tab');
  expect([drafts.read('mfe-x/club'), drafts.read('mfe-y/club')]).toEqual(['of this tab', 'of the other tab']);
});
