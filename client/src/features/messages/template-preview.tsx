import { useQuery } from '@apollo/client/react';
import type { MessageWords } from '../../../../server/domain/message-template.rules';
import { PreviewTemplateDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { useDebouncedValue } from '../../ui/kit/hooks';
import classes from './messages.module.css';

const ASK_AFTER_MS = 200;

interface TemplatePreviewProps {
  eventCategoryId: number;
  words: MessageWords;
}

/**
 * The message as a recipient would read it, with example values; the previous preview stays while the next one loads.
 */
export function TemplatePreview({ eventCategoryId, words: { subject, body } }: TemplatePreviewProps) {
  const [asked] = useDebouncedValue({ eventCategoryId, subject, body }, ASK_AFTER_MS);
  const { data, previousData } = useQuery(PreviewTemplateDocument, {
    variables: asked,
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.previewTemplate;
  return (
    <section aria-label={t('messages.template.preview')} className={classes.preview}>
      <h3 className={classes.small}>
        {t('messages.template.preview')} <span>{t('messages.template.preview.sample')}</span>
      </h3>
      <p className={classes.previewSubject}>{preview?.subject}</p>
      <p className={classes.previewBody}>{preview?.body}</p>
    </section>
  );
}
