import IconMapOff from '@tabler/icons-react/dist/esm/icons/IconMapOff.mjs';
import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Button } from '../../ui/kit/buttons';
import { Page } from '../../ui/page/page';

/** Shown for every unknown address. */
export const Component = () => (
  <Page title={t('notFound.title')}>
    <EmptyState
      icon={<IconMapOff size={32} />}
      title={t('notFound.text')}
      action={
        <Button component={Link} to="/" variant="default">
          {t('notFound.home')}
        </Button>
      }
    />
  </Page>
);
