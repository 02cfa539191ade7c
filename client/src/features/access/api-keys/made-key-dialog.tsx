import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { Button } from '../../../ui/kit/buttons';
import { TextInput } from '../../../ui/kit/fields';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { copyText } from '../../../ui/text/copy-text';
import type { MadeKey } from './api-key-form';
import classes from './api-keys.module.css';

/** A new key, the only time that it is shown. */
export const MadeKeyDialog = ({ made, onClose }: { made: MadeKey | null; onClose: () => void }) => (
  <Dialog title={t('access.keys.made', { name: made?.name ?? '' })} opened={made !== null} onClose={onClose}>
    {made?.key == null ? (
      <Text size="sm" role="alert">
        {t('access.keys.lost')}
      </Text>
    ) : (
      <Content apiKey={made.key} onClose={onClose} />
    )}
  </Dialog>
);

const Content = ({ apiKey, onClose }: { apiKey: string; onClose: () => void }) => (
  <>
    <Text size="sm" mb="sm">
      {t('access.keys.made.once')}
    </Text>
    <TextInput
      label={t('access.keys.made.key')}
      value={apiKey}
      readOnly
      classNames={{ input: classes.key }}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Group justify="space-between" mt="md">
      <Button
        variant="default"
        data-autofocus
        onClick={() => void copyText(apiKey, { done: t('access.keys.copied'), failed: t('access.keys.notCopied') })}
      >
        {t('access.keys.copy')}
      </Button>
      <Button onClick={onClose}>{t('access.keys.stored')}</Button>
    </Group>
  </>
);
