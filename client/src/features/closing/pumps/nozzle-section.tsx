import { memo } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { usePhone } from '../../../ui/page/breakpoints';
import { Section } from '../sections/section';
import { shownLegs } from '../sheet/sheet-form';
import { useSheet, useShownPumps } from '../sheet/sheet-workspace';
import { NozzleCard } from './nozzle-card';
import { NozzleRow } from './nozzle-row';
import classes from './nozzle-section.module.css';
import { PumpSubtotal } from './pump-subtotal';

/** The meters: Enter moves down the Close column, Tab to the testing, arrow keys between rows. */
export const NozzleSection = memo(function NozzleSection() {
  useLocale();
  const phone = usePhone();
  const hasFirst = useSheet(({ form }) => form.pumps.some(({ legs }) => legs.some(({ isFirst }) => isFirst)));
  return (
    <Section name="nozzles" aside={!phone && <p className={classes.hint}>{t('closing.nozzles.hint')}</p>}>
      {phone ? <NozzleCards /> : <NozzleTable />}
      {hasFirst && <p className={classes.hint}>{t('closing.open.hint')}</p>}
    </Section>
  );
});

function NozzleTable() {
  const pumps = useShownPumps();
  const form = useSheet((state) => state.form);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll sideways must be reachable by keyboard
    <section className={classes.scroller} aria-label={t('closing.nozzles')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('closing.pump')}</th>
            <th scope="col">{t('closing.nozzle')}</th>
            <th scope="col">{t('closing.product')}</th>
            <th scope="col">{t('closing.open')}</th>
            <th scope="col">{t('closing.close')}</th>
            <th scope="col">{t('closing.testing')}</th>
            <th scope="col">{t('closing.litres')}</th>
            <th scope="col">{t('closing.amount')}</th>
          </tr>
        </thead>
        {pumps.map((pump) => (
          <tbody key={pump.pumpId}>
            {shownLegs(form, pump.pumpId).map(({ key, leg }, index) => (
              <NozzleRow key={key} pumpName={pump.pumpName} leg={leg} isFirst={index === 0} />
            ))}
            <PumpSubtotal pump={pump} />
          </tbody>
        ))}
      </table>
    </section>
  );
}

function NozzleCards() {
  const pumps = useShownPumps();
  const form = useSheet((state) => state.form);
  return pumps.map((pump) => (
    <div key={pump.pumpId}>
      <h3 className={classes.pump}>{pump.pumpName}</h3>
      <ul className={classes.cards}>
        {shownLegs(form, pump.pumpId).map(({ key, leg }) => (
          <NozzleCard key={key} pumpName={pump.pumpName} leg={leg} />
        ))}
      </ul>
    </div>
  ));
}
