import { memo } from 'react';
import { inr } from '../../../../../server/domain/kernel/format';
import { toldApart } from '../../../../../server/domain/told-apart';
import { t, useLocale } from '../../../i18n/translate';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { Button } from '../../../ui/kit/buttons';
import { FigureCell } from '../pumps/figure-cell';
import { isReadAt } from '../pumps/pump-verdict';
import { Rupees } from '../pumps/unit-figures';
import { cellOf, textIn } from '../sheet/sheet';
import { checkedSheet } from '../sheet/sheet-findings';
import type { SheetPump } from '../sheet/sheet-form';
import { useDeferredSheet, useSheet, useShownPumps, useWorkspace } from '../sheet/sheet-workspace';
import { wasShared } from '../sheet/standing';
import { useWas, Was } from '../sheet/was';
import { CountedNotes } from './counted-notes';
import classes from './last-section.module.css';
import { PlaceNote, useProblemAt } from './place-note';
import { Section } from './section';
import { Strip, StripItem, Strips } from './strip';
import { ToHandIn } from './takings-section';
import { useShortageOnLeave } from './use-shortage-on-leave';

const COLUMNS =
  'minmax(52px, auto) minmax(104px, 0.8fr) minmax(140px, 1.4fr) minmax(110px, 1fr) max-content minmax(90px, 0.8fr) minmax(120px, auto)';

/** The last cash collection of each pump, and the employees who answer for a shortage. */
export const LastSection = memo(function LastSection() {
  useLocale();
  const pumps = useShownPumps();
  return (
    <Section name="last">
      <p className={classes.hint}>{t('closing.last.hint')}</p>
      <Strips label={t('closing.last')} columns={COLUMNS}>
        {pumps.map((pump) => (
          <LastStrip key={pump.pumpId} pump={pump} />
        ))}
      </Strips>
    </Section>
  );
});

function LastStrip({ pump: { pumpId, pumpName } }: { pump: SheetPump }) {
  const { countNotes } = useWorkspace();
  const [last, employee] = [cellOf.last(pumpId), cellOf.employee(pumpId)];
  const leave = useShortageOnLeave(pumpId);
  return (
    <Strip
      name={pumpName}
      notes={
        <>
          <CountedNotes cell={last} />
          <PlaceNote place={employee} owner={pumpName} />
          <PlaceNote place={last} owner={pumpName} />
          <PlaceNote place={`shortages:${pumpId}`} owner={pumpName} />
        </>
      }
    >
      <StripItem label={t('closing.stillToHandIn')} figure>
        <ToHandIn pumpId={pumpId} />
      </StripItem>
      <EmployeeChoice pumpId={pumpId} pumpName={pumpName} />
      <StripItem label={t('closing.last')} figure>
        <div {...leave}>
          <FigureCell cell={last} label={t('closing.lastOf', { pump: pumpName })} places={2} />
        </div>
      </StripItem>
      <StripItem label={<>&nbsp;</>}>
        <Button
          variant="default"
          onClick={() => countNotes(last)}
          aria-label={t('closing.countOf', { pump: pumpName })}
          data-hotkey="Alt+M"
        >
          {t('closing.count')}
        </Button>
      </StripItem>
      <MissingAndShortage pumpId={pumpId} pumpName={pumpName} />
    </Strip>
  );
}

/** Prefilled with the employee on duty; Enter then skips it. */
function EmployeeChoice({ pumpId, pumpName }: { pumpId: number; pumpName: string }) {
  const { type } = useWorkspace();
  const cell = cellOf.employee(pumpId);
  const employees = useSheet(({ form }) => form.employees);
  const labels = toldApart(employees);
  const value = useSheet(({ sheet }) => textIn(sheet, cell));
  const problem = useProblemAt(cell);
  const was = useWas(cell);
  return (
    <StripItem label={t('closing.employee')} wide enterSkip={value !== ''}>
      <div className={classes.choice}>
        <ChoiceInput
          name={cell}
          label={t('closing.employeeOf', { pump: pumpName })}
          value={value}
          onChange={(chosen) => type(cell, chosen)}
          source={employees.map(({ id }) => ({ value: String(id), label: labels.get(id)! }))}
          error={problem !== undefined}
        />
        <Was was={was} />
      </div>
    </StripItem>
  );
}

function MissingAndShortage({ pumpId, pumpName }: { pumpId: number; pumpName: string }) {
  const { shareShortage } = useWorkspace();
  const was = useSheet((state) => wasShared(state, pumpId));
  const { calculation } = checkedSheet(useDeferredSheet());
  const pump = calculation.pumps.find((calculated) => calculated.pumpId === pumpId);
  if (!pump) return null;
  const { shortageNeeded, shortages, missing, last } = pump;
  const isRead = isReadAt(pump);
  const isUnknown = (last === 0 && !pump.pump.isAllHandedIn) || !isRead;
  const isShared = shortages === shortageNeeded;
  const amount = inr(shortageNeeded);
  return (
    <>
      <StripItem label={t('closing.leftOrTooMuch')} figure>
        {isUnknown ? t('closing.noFigure') : <Rupees paise={Math.abs(missing)} />}
        {!isUnknown && missing !== 0 && (
          <small className={classes.none}>{t(missing < 0 ? 'closing.tooMuch' : 'closing.left')}</small>
        )}
      </StripItem>
      <StripItem label={t('closing.shortage')} figure>
        {shortageNeeded === 0 || !isRead ? (
          <span className={classes.none} data-place={`shortages:${pumpId}`} tabIndex={-1}>
            {t(isRead ? 'closing.shortage.none' : 'closing.noFigure')}
          </span>
        ) : (
          <Button
            variant={isShared ? 'default' : 'filled'}
            name={`shortages:${pumpId}`}
            onClick={() => shareShortage(pumpId)}
            aria-label={
              isShared
                ? t('closing.shortage.change', { pump: pumpName, amount })
                : t('closing.shortage.shareOf', { pump: pumpName, amount })
            }
          >
            {isShared ? amount : t('closing.shortage.share', { amount })}
          </Button>
        )}
        <Was was={was} />
      </StripItem>
    </>
  );
}
