import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { isUnsaved } from '../../hooks/unsaved';
import { useCan } from '../../hooks/use-can';
import { useHotkeys } from '../../hooks/use-hotkeys';
import type { HelpTopic } from '../../i18n/help-topic';
import { t } from '../../i18n/translate';
import { confirm } from '../dialog/confirm';
import { Button } from '../kit/buttons';
import { Page } from '../page/page';
import { withUnbrokenDays } from '../text/unbroken-days';
import classes from './entry-page.module.css';
import { LateContext, type LateShift, lateIn, stateOfLate } from './late-context';
import { LateDialog } from './late-dialog';

interface EntryPageProps {
  title: string;
  help: HelpTopic;
  children: ReactNode;
}

/**
 * The page of an entry of the running shift, which can be made in a closed shift too: without the right it then waits for
 * an admin. Forgotten slips are often several, so that lasts until the user ends it or leaves the page. A banner and the
 * list show the shift.
 */
export function EntryPage({ title, help, children }: EntryPageProps) {
  const isAlone = useCan('shift.lateEntry');
  const mayRequest = useCan('changes.request');
  // The dialog lists the closed shifts.
  const maySeeShifts = useCan('shift.read');
  const mayEnterLate = maySeeShifts && (isAlone || mayRequest);
  const content = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [late, setLate] = useState(() => lateIn(state));
  const [last, setLast] = useState<LateShift | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** In the history too: after a reload, the draft in the form still belongs to that shift. */
  const change = (next: LateShift | null): void => {
    setLate(next);
    if (next !== late) void navigate({ search }, { replace: true, state: stateOfLate(next) });
  };
  const begin = (begun: LateShift): void => {
    setAsking(false);
    setLast(begun);
    change(begun);
  };
  const end = async (): Promise<void> => {
    // What is typed would belong to another shift.
    if (isUnsaved() && !(await confirm(t('late.end.ask')))) return;
    change(null);
  };
  const ask = (): void => setAsking(true);
  useHotkeys(
    mayEnterLate || late
      ? [{ keys: 'Alt+O', label: t(late ? 'late.end' : 'late.title'), run: late ? () => void end() : ask }]
      : [],
  );
  const isFirst = useRef(true);
  useEffect(() => {
    // A page that opens chooses its first field itself.
    if (late !== null || !isFirst.current) content.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    isFirst.current = false;
  }, [late]);
  return (
    <LateContext.Provider value={{ late, begin, end: () => change(null) }}>
      <Page
        title={title}
        help={help}
        actions={
          mayEnterLate &&
          late === null && (
            <Button variant="default" onClick={ask} data-hotkey="Alt+O">
              {t('late.title')}
            </Button>
          )
        }
      >
        {late && (
          <div role="note" className={classes.banner}>
            <span>
              <strong>
                {withUnbrokenDays(t('late.of', { date: showDate(late.shift.shiftDate), shift: late.shift.shiftName }))}
              </strong>{' '}
              {late.reason}
              {!isAlone && <span className={classes.waits}>{t('late.waits')}</span>}
            </span>
            <Button variant="default" size="compact-sm" onClick={() => void end()} data-hotkey="Alt+O">
              {t('late.end')}
            </Button>
          </div>
        )}
        <div ref={content} className={classes.content} data-late={late !== null || undefined}>
          {children}
        </div>
        {isAsking && <LateDialog waits={!isAlone} last={last} onClose={() => setAsking(false)} onChosen={begin} />}
      </Page>
    </LateContext.Provider>
  );
}
