import { memo } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { Textarea } from '../../../ui/kit/fields';
import { textIn } from '../sheet/sheet';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { useWas, Was } from '../sheet/was';
import classes from './last-section.module.css';
import { PlaceNote } from './place-note';
import { Section } from './section';

/** A free comment on the shift. */
export const CommentSection = memo(function CommentSection() {
  useLocale();
  const { type } = useWorkspace();
  const text = useSheet(({ sheet }) => textIn(sheet, 'comment'));
  const was = useWas('comment');
  return (
    <Section name="comment">
      <div className={classes.choice}>
        <Textarea
          name="comment"
          label={t('closing.comment')}
          value={text}
          onChange={({ currentTarget }) => type('comment', currentTarget.value)}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
        />
      </div>
      <Was was={was} />
      <PlaceNote place="comment" owner="" />
    </Section>
  );
});
