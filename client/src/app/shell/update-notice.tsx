import { useSyncExternalStore } from 'react';
import { isUnsaved, onUnsavedChange } from '../../hooks/unsaved';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import { isUpdateReady, onUpdateReady, takeUpdate } from '../service-worker';

/** Offers the new version when no typed content could be lost; it is never applied without the user. */
export function UpdateNotice() {
  const ready = useSyncExternalStore(onUpdateReady, isUpdateReady);
  const unsaved = useSyncExternalStore(onUnsavedChange, isUnsaved);
  return (
    <span role="status">
      {ready && !unsaved && (
        <Button variant="default" size="compact-xs" onClick={takeUpdate}>
          {t('shell.update')}
        </Button>
      )}
    </span>
  );
}
