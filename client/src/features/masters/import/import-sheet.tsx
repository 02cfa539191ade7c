import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsaved } from '../../../hooks/unsaved';
import type { MasterDefinition } from '../catalogue';
import { ImportPreview } from './import-preview';
import { ImportSource } from './import-source';
import { useImportPreview } from './use-import-preview';

/** The import of a master: a file or a pasted text, then what it would do, then saved. */
export function ImportSheet({ master }: { master: MasterDefinition }) {
  const navigate = useNavigate();
  const { preview, checking, refusal, check, correct, leaveOut, clear } = useImportPreview(master.name);
  const [isDone, setIsDone] = useState(false);
  const hasRows = preview?.rows.some(({ state }) => state !== 'UNCHANGED' && state !== 'LEFT_OUT') ?? false;
  useUnsaved(hasRows && !isDone);
  // After the leave guard has seen that nothing is left.
  useEffect(() => {
    if (isDone) void navigate(master.path);
  }, [isDone, navigate, master.path]);
  if (preview === null)
    return (
      <ImportSource master={master} checking={checking} refusal={refusal} onGiven={(source) => void check(source)} />
    );
  return (
    <ImportPreview
      master={master}
      preview={preview}
      checking={checking}
      refusal={refusal}
      onCorrected={(text) => void correct(text)}
      onLeftOut={(numbers) => void leaveOut(numbers)}
      onAnother={clear}
      onDone={() => setIsDone(true)}
    />
  );
}
