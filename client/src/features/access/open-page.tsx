import IconGasStation from '@tabler/icons-react/dist/esm/icons/IconGasStation.mjs';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { type MessageText, said, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { OfflineBanner } from '../../ui/feedback/offline-banner';
import { LanguageChoice } from '../../ui/inputs/language-choice';
import { Button } from '../../ui/kit/buttons';
import { Alert } from '../../ui/kit/feedback';
import { Group } from '../../ui/kit/layout';
import { Anchor } from '../../ui/kit/text';
import classes from './open-page.module.css';

/** Layout of a page outside the shell: one column. */
export function OpenPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${t('access.product')}`;
  }, [title]);
  return (
    <main className={classes.page}>
      <div className={classes.column}>
        <OfflineBanner />
        <div className={classes.mark}>
          <IconGasStation size={32} stroke={1.75} aria-hidden />
          <p className={classes.product}>{t('access.product')}</p>
          <p className={classes.tagline}>{t('access.tagline')}</p>
        </div>
        <section className={classes.box}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </section>
        <div className={classes.language}>
          <LanguageChoice />
        </div>
      </div>
    </main>
  );
}

/** A small action on a page outside the shell, such as another way to log in. */
export const OpenLink = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Anchor component="button" type="button" size="sm" className={classes.beside} onClick={onClick}>
    {text}
  </Anchor>
);

interface OpenFormProps {
  onSubmit: () => Promise<void>;
  busy: boolean;
  submitLabel: string;
  /** The reason of the refusal. */
  problem: MessageText | null;
  /** Beside the submit button. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A form that password managers recognise. Enter goes to the next field and submits on the last. */
export function OpenForm({ onSubmit, busy, submitLabel, problem, beside, children }: OpenFormProps) {
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (!busy) void onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <EnterFlow onSave={submit} className={classes.fields}>
        {children}
      </EnterFlow>
      {problem !== null && (
        <Alert color="red" mt="md" role="alert">
          {said(problem)}
        </Alert>
      )}
      <Group justify="space-between" mt="lg">
        {beside ?? <span />}
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </Group>
    </form>
  );
}
