import { memo } from 'react';
import { said, t, useLocale } from '../../../i18n/translate';
import { Textarea } from '../../../ui/kit/fields';
import { textIn } from '../sheet/sheet';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import classes from './last-section.module.css';
import { useProblemAt } from './place-note';
import { Section } from './section';

/** Why a closed shift is corrected. */
export const ReasonSection = memo(function ReasonSection() {
  useLocale();
  const { type } = useWorkspace();
  const text = useSheet(({ sheet }) => textIn(sheet, 'reason'));
  const problem = useProblemAt('reason');
  return (
    <Section name="reason" aside={<p className={classes.none}>{t('closing.reason.hint')}</p>}>
      <div className={classes.choice}>
        <Textarea
          name="reason"
          label={t('closing.reason')}
          value={text}
          onChange={({ currentTarget }) => type('reason', currentTarget.value)}
          required
          maxLength={500}
          autosize
          minRows={2}
          maxRows={6}
          error={problem && said(problem)}
        />
      </div>
    </Section>
  );
});
