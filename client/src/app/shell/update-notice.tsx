import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { isUnsaved, onUnsavedChange } from '../../hooks/unsaved';
import { t } from '../../i18n/translate';
import { isUpdateReady, onUpdateReady, takeUpdate } from '../service-worker';

/** Offers the new version, once nothing that is typed could be lost; it never comes by itself. */
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
