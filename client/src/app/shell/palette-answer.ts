import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  FindRecordsDocument,
  PaletteShiftTypesDocument,
  RunningShiftDocument,
  SavedViewNamesDocument,
  SlipPlacesDocument,
} from '../../graphql/generated/graphql';
import { useSession } from '../../hooks/use-session';
import { useSuggestions } from '../../ui/inputs/use-suggestions';
import type { NavigationItem } from '../navigation';
import { entriesOfItems, entriesOfViews, languageEntries } from './palette-entries';
import { type FoundRecord, grouped, groupedByRank, type PaletteEntry, type PaletteGroup } from './palette-groups';
import { indexed, matching } from './palette-match';
import { recentPlaces } from './palette-recent-places';
import { commandsOf, entryOfRecord } from './palette-records';
import { firstEntries, recentEntries, suggestedEntries } from './palette-start';
import { placeOption, slipAskedFor } from './slip-places';

/** Fewer letters would find half of the station. */
const FEWEST_LETTERS = 2;

export interface PaletteAnswer {
  /** At hand at once. */
  local: readonly PaletteGroup[];
  /** From the server, for what is typed now; listed after the others, so that nothing moves under the hand. */
  remote: readonly PaletteGroup[];
  waiting: boolean;
  failed: boolean;
}

/** What the palette lists for what is typed; for nothing typed, where one was last; of a record, its commands. */
export function usePalette(
  items: readonly NavigationItem[],
  typed: string,
  record: FoundRecord | null,
  isOpen: boolean,
): PaletteAnswer {
  const views = useQuery(SavedViewNamesDocument, { skip: !isOpen, fetchPolicy: 'cache-and-network' }).data?.savedViews;
  const index = useMemo(
    () => indexed([...entriesOfItems(items), ...languageEntries(), ...entriesOfViews(views ?? [], items)]),
    [items, views],
  );
  const start = useStart(items, isOpen);
  const commands = useMemo(() => (record ? indexed(commandsOf(record, items)) : []), [record, items]);
  const { findSlips, findByName } = useFinders(items);
  const isAsked = record === null && [...typed.trim()].length >= FEWEST_LETTERS;
  // Each for itself: one that fails hides nothing of the other.
  const slips = useSuggestions(findSlips, isAsked ? slipAskedFor(typed) : '', Number.POSITIVE_INFINITY);
  const records = useSuggestions(findByName, isAsked ? typed : '', Number.POSITIVE_INFINITY);
  const waiting = slips.waiting || records.waiting;

  const isTyped = typed.trim() !== '';
  const local = useMemo(() => {
    if (record !== null) {
      const shown = isTyped ? matching(commands, typed).map(({ entry }) => entry) : commands.map(({ entry }) => entry);
      return grouped(shown).map((group) => ({ ...group, heading: record.title }));
    }
    return isTyped ? groupedByRank(matching(index, typed)) : grouped(start);
  }, [record, commands, index, start, typed, isTyped]);
  // An answer to other letters is not listed: Enter would take what nobody asked for.
  const remote = useMemo(
    () => (isAsked && !waiting ? grouped([...slips.found, ...records.found]) : []),
    [isAsked, waiting, slips.found, records.found],
  );
  return { local, remote, waiting, failed: slips.failed || records.failed };
}

/** For nothing typed: what the hour asks for and where the user was, looked up when the palette opens. */
function useStart(items: readonly NavigationItem[], isOpen: boolean): readonly PaletteEntry[] {
  const { me } = useSession();
  const { pathname } = useLocation();
  const shift = useQuery(RunningShiftDocument, { skip: !isOpen }).data?.runningShift;
  const shiftTypes = useQuery(PaletteShiftTypesDocument, { skip: !isOpen }).data?.shiftTypes.length ?? 1;
  return useMemo(() => {
    if (!isOpen || !me) return [];
    const recent = recentEntries(recentPlaces(me.userId), items, pathname);
    const suggested = suggestedEntries(shift, shiftTypes, items, Date.now());
    const others = recent.length > 0 ? recent : firstEntries(items);
    return [...suggested, ...others.filter(({ to }) => !suggested.some((one) => one.to === to))];
  }, [isOpen, me, items, shift, shiftTypes, pathname]);
}

/** Ask for a slip by its number and for records by name. What was looked up so is kept nowhere. */
function useFinders(items: readonly NavigationItem[]) {
  const client = useApolloClient();
  const fetchPolicy = 'no-cache';
  const findSlips = async (slipNo: string): Promise<PaletteEntry[]> => {
    const { data } = await client.query({ query: SlipPlacesDocument, variables: { slipNo }, fetchPolicy });
    return (data?.slipPlaces ?? []).map((place, at) => ({ ...placeOption(place, at), group: 'slips' }));
  };
  const findByName = async (text: string): Promise<PaletteEntry[]> => {
    const { data } = await client.query({ query: FindRecordsDocument, variables: { text }, fetchPolicy });
    return (data?.findRecords ?? []).flatMap((record) => entryOfRecord(record, items));
  };
  return { findSlips, findByName };
}
