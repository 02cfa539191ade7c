import { type Draft, useDraft } from '../../../hooks/use-draft';
import { isSheet, type Sheet } from '../sheet/sheet';
import type { SheetStore } from '../sheet/sheet-store';
import { isCorrected } from '../sheet/standing';

/** Increment when the shape of `Sheet` changes: drafts of another version are not loaded. */
const DRAFT_VERSION = 1;

/** A correction that was left, with the version of the figures that it was typed on. */
interface CorrectionDraft {
  version: number;
  sheet: Sheet;
}

const versionOf = (store: SheetStore): number => store.get().form.correction!.version;

interface SavedCorrection extends Draft<Sheet> {
  /** Stores the sheet that was opened on newer figures. */
  saveOn: (opened: SheetStore) => void;
}

/**
 * The draft of a correction on this device, for its shift. One that was typed on other figures than those of `first` is
 * removed, and so is one without a change. `begun` is the open sheet, if that is another one.
 */
export function useCorrectionDraft(first: SheetStore, begun: SheetStore | null): SavedCorrection {
  const fits = (value: unknown): value is CorrectionDraft => {
    if (typeof value !== 'object' || value === null) return false;
    const { version, sheet } = value as Partial<CorrectionDraft>;
    return version === versionOf(first) && isSheet(sheet);
  };
  const { found, ...draft } = useDraft(`correct-shift:${first.get().form.shiftId}`, DRAFT_VERSION, fits);
  const saveIn = (open: SheetStore, sheet: Sheet): void => {
    if (isCorrected(open.get())) draft.save({ version: versionOf(open), sheet });
    else draft.clear();
  };
  return {
    ...draft,
    found: found && { ...found, value: found.value.sheet },
    save: (sheet) => saveIn(begun ?? first, sheet),
    saveOn: (opened) => saveIn(opened, opened.get().sheet),
  };
}
