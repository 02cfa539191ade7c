import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { holdKeys, type KeyHold } from '../../ui/dialog/held-keys';
import { laterPart, useLaterPart } from '../../ui/feedback/later-part';
import { withinTime } from '../load-page';
import type { BegunSearch, LinkSearchProps } from './link-search-props';
import { SearchField } from './search-field';

const linkPalette = laterPart(withinTime(() => import('./link-palette')));

/**
 * The search over all pages, reports, actions, views and records; a slip number finds that slip. Its palette loads when the
 * browser is idle or when the field gets the focus. Keys are held until then.
 */
export function LinkSearch({ ref, ...search }: LinkSearchProps & { ref?: Ref<HTMLInputElement> }) {
  const { Part: LinkPalette, bring } = useLaterPart(linkPalette);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current!);
  const begun = useRef<BegunSearch | null>(null);
  const hold = useRef<KeyHold | null>(null);
  useEffect(() => {
    if (LinkPalette === null) return;
    begun.current = null;
    hold.current?.release();
  }, [LinkPalette]);

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
      onFocus={async ({ relatedTarget }) => {
        begun.current = { typed: '', before: relatedTarget };
        hold.current = holdKeys();
        // Without the palette the field shows them; it takes them over when it is loaded.
        if (!(await bring())) hold.current.release();
      }}
      onChange={({ currentTarget }) => {
        if (begun.current) begun.current.typed = currentTarget.value;
      }}
      onBlur={() => {
        begun.current = null;
        hold.current?.discard();
      }}
    />
  );
}
