import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsaved } from '../../../hooks/unsaved';
import type { MasterDefinition } from '../catalogue';
import { ImportPreview } from './import-preview';
import { ImportSource } from './import-source';
import { type SheetSource, useImportPreview } from './use-import-preview';

interface ImportSheetProps {
  master: MasterDefinition;
  /** Rows that were given to the import of another list; null without any. */
  given: SheetSource | null;
  /** Gets the rows that look like another list. */
  onOther: (other: MasterDefinition, rows: SheetSource) => void;
}

/** The import of a master: a file or a pasted text, then what it would do, then saved. */
export function ImportSheet({ master, given, onOther }: ImportSheetProps) {
  const navigate = useNavigate();
  const { preview, checking, refusal, check, correct, leaveOut, addRows, clear, source } = useImportPreview(
    master.name,
  );
  /** The list that the page leads to. */
  const [next, setNext] = useState<MasterDefinition | null>(null);
  const begin = useEffectEvent(() => {
    if (given !== null) void check(given);
  });
  useEffect(() => begin(), []);
  const hasRows = preview?.rows.some(({ state }) => state !== 'UNCHANGED' && state !== 'LEFT_OUT') ?? false;
  useUnsaved(hasRows && next === null);
  const leave = useEffectEvent((to: MasterDefinition) => {
    if (to === master) void navigate(master.path);
    else onOther(to, source());
  });
  // After the leave guard has seen that nothing is left.
  useEffect(() => {
    if (next !== null) leave(next);
  }, [next]);
  if (preview === null)
    return (
      <ImportSource
        master={master}
        checking={checking}
        refusal={refusal}
        onGiven={(rows) => void check(rows)}
        onOther={setNext}
      />
    );
  return (
    <ImportPreview
      master={master}
      preview={preview}
      checking={checking}
      refusal={refusal}
      onCorrected={(text) => void correct(text)}
      onLeftOut={(numbers) => void leaveOut(numbers)}
      onAddRows={(list, isAdded) => void addRows(list, isAdded)}
      onAnother={clear}
      onOther={setNext}
      onDone={() => setNext(master)}
    />
  );
}
