import { useQuery } from '@apollo/client/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { sum } from '../../../../../server/domain/kernel/sum';
import { EnteredBeforeCloseDocument, type EnteredBeforeCloseQuery } from '../../../graphql/generated/graphql';
import { useSession } from '../../../hooks/use-session';
import { t } from '../../../i18n/translate';
import { useOutboxEntries } from '../../../outbox/use-outbox';
import { answerByKey } from '../../../ui/dialog/answer-by-key';
import { Dialog } from '../../../ui/dialog/dialog';
import { play } from '../../../ui/feedback/sound';
import { useSavedDrafts } from '../../../ui/form/use-saved-drafts';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Anchor, Text } from '../../../ui/kit/text';
import { useKnownPages } from '../../../ui/page/known-pages';
import { Money } from '../../../ui/text/figures';
import { RuledList } from '../../../ui/text/ruled-list';
import { LitreFigure, Rupees } from '../pumps/unit-figures';
import classes from './entry-question.module.css';
import type { SheetForm } from './sheet-form';
import { WaitingInShift } from './waiting-in-shift';

interface EntryQuestionProps {
  form: SheetForm;
  onYes: () => void;
  onNo: () => void;
}

const ENTRY_PAGES = [
  '/page/expenditure-detail',
  '/page/stock-in',
  '/page/credit-entry',
  '/page/employee-cash-collection',
];

/**
 * Asks whether everything of the shift is entered (specification, section 4), with a summary of the entries and what is
 * known to be missing: drafts, unsent entries, invoiced products not yet unloaded.
 */
export function EntryQuestion({ form, onYes, onNo }: EntryQuestionProps) {
  const pages = useKnownPages(ENTRY_PAGES);
  const { data } = useQuery(EnteredBeforeCloseDocument, { fetchPolicy: 'network-only' });
  useEffect(() => play('chime'), []);
  return (
    <Dialog title={t('closing.question.title')} help="closeShift" opened onClose={onNo} boxOnPhone width={440}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Y and N work on any of the buttons and links inside */}
      <div onKeyDown={answerByKey((isYes) => (isYes ? onYes() : onNo()))}>
        <SoFar form={form} data={data} />
        <Unfinished shiftId={form.shiftId} linesToUnload={data?.beforeClose?.linesToUnload ?? 0} />
        <WaitingInShift shiftId={form.shiftId} />
        {pages.length > 0 && (
          <p className={classes.pages}>
            {t('closing.question.enter')}
            {pages.map(({ path, label }) => (
              <Anchor key={path} component={Link} to={path} underline="always">
                {label}
              </Anchor>
            ))}
          </p>
        )}
        <Text mb="md" fw={600}>
          {t('closing.question')}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onNo} data-hotkey="N">
            {t('ui.no')}
          </Button>
          <Button onClick={onYes} data-autofocus data-hotkey="Y">
            {t('ui.yes')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}

function Unfinished({ shiftId, linesToUnload }: { shiftId: number; linesToUnload: number }) {
  const { me } = useSession();
  const { drafts } = useSavedDrafts(me?.userId ?? 0, shiftId);
  const unsent = useOutboxEntries().length;
  // A correction belongs to another shift.
  const begun = drafts.filter(({ isOver, what }) => !isOver && !/^(?:close|correct)-shift:/.test(what));
  if (begun.length === 0 && unsent === 0 && linesToUnload === 0) return null;
  return (
    <ul className={classes.unfinished} aria-label={t('closing.question.unfinished')}>
      {begun.map(({ what, path, label }) => (
        <UnfinishedLine key={what} path={path}>
          {t('closing.question.draft', { page: label })}
        </UnfinishedLine>
      ))}
      {unsent > 0 && (
        <UnfinishedLine path="/page/unsent-entries">{t('closing.question.unsent', { count: unsent })}</UnfinishedLine>
      )}
      {linesToUnload > 0 && (
        <UnfinishedLine path="/page/stock-in">{t('closing.question.unload', { count: linesToUnload })}</UnfinishedLine>
      )}
    </ul>
  );
}

const UnfinishedLine = ({ path, children }: { path: string; children: ReactNode }) => (
  <li>
    <IconAlertTriangle size={16} aria-hidden />
    <Anchor component={Link} to={path} underline="always">
      {children}
    </Anchor>
  </li>
);

interface SoFarProps {
  form: SheetForm;
  /** Undefined while loading. */
  data: EnteredBeforeCloseQuery | undefined;
}

function SoFar({ form, data }: SoFarProps) {
  const credits = form.pumps.flatMap((pump) => pump.credits);
  const received = (data?.tankStates ?? []).filter(({ stockIn }) => parseLitres(stockIn) !== 0);
  return (
    <RuledList className={classes.soFar} aria-label={t('closing.question.soFar')}>
      {data?.beforeClose && (
        <div>
          <dt>{t('closing.question.spent', { count: data.beforeClose.expenditures })}</dt>
          <dd>
            <Money value={data.beforeClose.spent} sign />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('closing.question.credit', { count: sum(credits, ({ slips }) => slips) })}</dt>
        <dd>
          <Rupees paise={sum(credits, ({ amount }) => amount)} sign />
        </dd>
      </div>
      <div>
        <dt>{t('closing.question.cash')}</dt>
        <dd>
          <Rupees paise={sum(form.pumps, ({ cash }) => cash)} sign />
        </dd>
      </div>
      {data && received.length === 0 && (
        <div>
          <dt>{t('closing.question.noStockIn')}</dt>
          <dd />
        </div>
      )}
      {received.map(({ tankId, tankName, stockIn }) => (
        <div key={tankId}>
          <dt>{t('closing.question.stockIn', { tank: tankName })}</dt>
          <dd>
            <LitreFigure litres={parseLitres(stockIn) ?? 0} /> L
          </dd>
        </div>
      ))}
    </RuledList>
  );
}
