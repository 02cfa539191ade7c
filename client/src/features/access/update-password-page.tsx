import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { problemsOfReset } from '../../../../server/domain/password.rules';
import { restCall } from '../../graphql/rest-call';
import { dropToken } from '../../graphql/session';
import { t } from '../../i18n/translate';
import { Alert } from '../../ui/kit/feedback';
import { Anchor } from '../../ui/kit/text';
import { whyLinkIsVoid } from './log-in';
import { NewPasswordFields } from './new-password-fields';
import { OpenForm, OpenPage } from './open-page';
import classes from './open-page.module.css';
import { useNewPassword } from './use-new-password';

/** Target of the mailed link: sets a new password, with autoGen and id from the link. */
export function Component() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { typed, retype, problem, setProblem } = useNewPassword();
  const [busy, setBusy] = useState(false);
  const autoGen = query.get('autoGen');
  const id = query.get('id');
  const [whyVoid, setWhyVoid] = useState<string | null>(null);
  useEffect(() => {
    if (autoGen && id) void whyLinkIsVoid(autoGen, id).then(setWhyVoid);
  }, [autoGen, id]);

  const submit = async (): Promise<void> => {
    const [refused] = problemsOfReset({ ...typed, autoGen, id });
    if (refused) return setProblem(refused);
    setBusy(true);
    const answer = await restCall('POST', '/update-password', { password: typed.password, userId: id, autoGen });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    // All sessions have ended, including this browser's.
    dropToken();
    await navigate('/login', { replace: true, state: { notice: t('access.reset.done') } });
  };

  return (
    <OpenPage title={t('access.reset')}>
      {(!autoGen || !id) && <Alert color="yellow">{t('access.reset.incomplete')}</Alert>}
      {whyVoid !== null && (
        <Alert color="yellow" role="alert">
          {whyVoid}
        </Alert>
      )}
      <OpenForm
        onSubmit={submit}
        busy={busy}
        submitLabel={t('access.submit')}
        problem={problem}
        beside={
          <Anchor component={Link} to="/login" size="sm" className={classes.beside}>
            {t('access.toLogin')}
          </Anchor>
        }
      >
        <NewPasswordFields value={typed} onChange={retype} autoFocus />
      </OpenForm>
    </OpenPage>
  );
}
