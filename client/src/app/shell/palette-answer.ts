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
import { serverNow } from '../../graphql/server-clock';
import { useCan } from '../../hooks/use-can';
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

/** Fewer letters would match half of the station's records. */
const FEWEST_LETTERS = 2;

export interface PaletteAnswer {
  /** Available without a request. */
  local: readonly PaletteGroup[];
  /** From the server, for the current text; listed after the local groups so that nothing moves under the pointer. */
  remote: readonly PaletteGroup[];
  waiting: boolean;
  failed: boolean;
}

/**
 * The palette's entries: matches for the typed text, recent pages when nothing is typed, or the commands of a record.
 */
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
  // Independent requests: a failure of one does not hide the other's results.
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
  // Results for an earlier text are not listed: Enter would choose the wrong one.
  const remote = useMemo(
    () => (isAsked && !waiting ? grouped([...slips.found, ...records.found]) : []),
    [isAsked, waiting, slips.found, records.found],
  );
  return { local, remote, waiting, failed: slips.failed || records.failed };
}

/** Entries for an empty field: suggestions for this hour and recent pages, computed when the palette opens. */
function useStart(items: readonly NavigationItem[], isOpen: boolean): readonly PaletteEntry[] {
  const { me } = useSession();
  const { pathname } = useLocation();
  const shift = useQuery(RunningShiftDocument, { skip: !isOpen }).data?.runningShift;
  const seesMasters = useCan('masters.read');
  const shiftTypes =
    useQuery(PaletteShiftTypesDocument, { skip: !isOpen || !seesMasters }).data?.shiftTypes.length ?? 1;
  return useMemo(() => {
    if (!isOpen || !me) return [];
    const recent = recentEntries(recentPlaces(me.userId), items, pathname);
    const suggested = suggestedEntries(shift, shiftTypes, items, serverNow().getTime());
    const others = recent.length > 0 ? recent : firstEntries(items);
    return [...suggested, ...others.filter(({ to }) => !suggested.some((one) => one.to === to))];
  }, [isOpen, me, items, shift, shiftTypes, pathname]);
}

/** Look up a slip by its number and records by name. Results are not cached. */
function useFinders(items: readonly NavigationItem[]) {
  const client = useApolloClient();
  const fetchPolicy = 'no-cache';
  const seesCredit = useCan('credit.read');
  const findSlips = async (slipNo: string): Promise<PaletteEntry[]> => {
    if (!seesCredit) return [];
    const { data } = await client.query({ query: SlipPlacesDocument, variables: { slipNo }, fetchPolicy });
    return (data?.slipPlaces ?? []).map((place, at) => ({ ...placeOption(place, at), group: 'slips' }));
  };
  const findByName = async (text: string): Promise<PaletteEntry[]> => {
    const { data } = await client.query({ query: FindRecordsDocument, variables: { text }, fetchPolicy });
    return (data?.findRecords ?? []).flatMap((record) => entryOfRecord(record, items));
  };
  return { findSlips, findByName };
}
