import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { parseLitres } from '../../../../server/domain/kernel/litres';
import { sum } from '../../../../server/domain/kernel/sum';
import { EnteredBeforeCloseDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog';
import { Money } from '../../ui/figures';
import { useKnownPages } from '../../ui/known-pages';
import { play } from '../../ui/sound';
import classes from './entry-question.module.css';
import type { SheetForm } from './sheet-form';
import { LitreFigure, Rupees } from './unit-figures';

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

/** Asks whether all was entered that belongs to the shift (specification, section 4), with what there is so far. */
export function EntryQuestion({ form, onYes, onNo }: EntryQuestionProps) {
  const pages = useKnownPages(ENTRY_PAGES);
  useEffect(() => play('chime'), []);
  return (
    <Dialog title={t('closing.question.title')} opened onClose={onNo} boxOnPhone width={440}>
      <SoFar form={form} />
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
        <Button variant="default" onClick={onNo}>
          {t('ui.no')}
        </Button>
        <Button onClick={onYes} data-autofocus>
          {t('ui.yes')}
        </Button>
      </Group>
    </Dialog>
  );
}

function SoFar({ form }: { form: SheetForm }) {
  const { data } = useQuery(EnteredBeforeCloseDocument, { fetchPolicy: 'network-only' });
  const credits = form.pumps.flatMap((pump) => pump.credits);
  const received = (data?.tankStates ?? []).filter(({ stockIn }) => parseLitres(stockIn) !== 0);
  return (
    <dl className={classes.soFar} aria-label={t('closing.question.soFar')}>
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
    </dl>
  );
}
