import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Button } from '../../ui/kit/buttons';

interface SentRequestProps {
  /** The row's display name. */
  name: string;
  onAnother: () => void;
}

/** Confirms that a change waits for an admin, with a link to follow it. */
export const SentRequest = ({ name, onAnother }: SentRequestProps) => (
  <div role="status">
    <EmptyState
      title={t('masters.sent', { name })}
      text={t('masters.sent.text')}
      action={
        <>
          <Button component={Link} to="/page/my-requests">
            {t('masters.sent.see')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('masters.sent.another')}
          </Button>
        </>
      }
    />
  </div>
);
