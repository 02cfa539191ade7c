import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/empty-state';
import { useKnownPages } from '../../ui/known-pages';

/** In the place of the form while no shift runs. */
export function NoShift() {
  const [start] = useKnownPages(['/page/start-shift']);
  return (
    <EmptyState
      title={t('credit.noShift')}
      text={t('credit.noShift.text')}
      action={
        start && (
          <Button component={Link} to={start.path}>
            {start.label}
          </Button>
        )
      }
    />
  );
}
