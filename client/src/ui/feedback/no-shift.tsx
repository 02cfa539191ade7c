import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { useKnownPages } from '../page/known-pages';
import { EmptyState } from './empty-state';

/** Shown instead of a form that needs a running shift; `text` says why it does. */
export function NoShift({ text }: { text: string }) {
  const [start] = useKnownPages(['/page/start-shift']);
  return (
    <EmptyState
      title={t('ui.noShift')}
      text={text}
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
