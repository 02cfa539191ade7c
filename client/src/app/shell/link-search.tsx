import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { defineLazyPart, useKeyForPart, useLazyPart } from '../../ui/feedback/lazy-part';
import { withinTime } from '../load-page';
import type { BegunSearch, LinkSearchProps } from './link-search-props';
import { SearchField } from './search-field';

const linkPalette = defineLazyPart(withinTime(() => import('./link-palette')));

/**
 * The search over all pages, reports, actions, views and records; a slip number finds that slip. Its palette loads when the
 * browser is idle or when the field gets the focus, and takes over what is typed until then.
 */
export function LinkSearch({ ref, ...search }: LinkSearchProps & { ref?: Ref<HTMLInputElement> }) {
  const palette = useLazyPart(linkPalette);
  const { Part: LinkPalette, load } = palette;
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current!);
  const begun = useRef<BegunSearch | null>(null);
  const playLater = useKeyForPart(palette, field);
  useEffect(() => {
    if (LinkPalette !== null) begun.current = null;
  }, [LinkPalette]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || !LIST_KEYS.includes(event.key)) return;
    event.preventDefault();
    playLater(event);
  };

  if (LinkPalette !== null) return <LinkPalette {...search} field={field} begun={begun.current} />;
  return (
    <SearchField
      ref={field}
      withKey={search.withKey}
      takesFocus={search.takesFocus}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      onFocus={({ currentTarget, relatedTarget }) => {
        begun.current = { typed: currentTarget.value, before: relatedTarget };
        void load();
      }}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => {
        if (begun.current) begun.current.typed = currentTarget.value;
      }}
      onBlur={() => {
        begun.current = null;
      }}
    />
  );
}

/** The keys that are meant for the list. */
const LIST_KEYS = ['Enter', 'ArrowUp', 'ArrowDown'];
