import { percentText } from '../../../../server/domain/kernel/percent';
import type { RightPanelQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Text, VisuallyHidden } from '../../ui/kit/text';
import { Litres, Money } from '../../ui/text/figures';
import classes from './right-panel.module.css';
import { fillOf, type TankFill } from './tank-fill';

export function TankTable({ rows }: { rows: RightPanelQuery['tankStates'] }) {
  return (
    <section>
      <h2 className={classes.heading}>{t('shell.panel.tanks')}</h2>
      {rows.length === 0 && <Text size="sm">{t('shell.panel.noTanks')}</Text>}
      {rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('shell.panel.tank')}</th>
              <th scope="col">{t('shell.panel.openingDip')}</th>
              <th scope="col">{t('shell.panel.volume')}</th>
              <th scope="col">{t('shell.panel.stockIn')}</th>
              <th scope="col">{t('shell.panel.available')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((tank) => (
              <tr key={tank.tankId}>
                <th scope="row">
                  {tank.tankName}
                  <span className={classes.under}>{tank.productName}</span>
                </th>
                <td>{tank.openingDip ?? t('shell.panel.noDip')}</td>
                <td>
                  <Litres value={tank.openingVolume} />
                </td>
                <td>
                  <Litres value={tank.stockIn} />
                </td>
                <td>
                  <Litres value={tank.available} />
                  <Fill fill={fillOf(tank.available, tank.capacity)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A bar under the litres; the percentage is for screen readers. */
const Fill = ({ fill }: { fill: TankFill | null }) =>
  fill && (
    <span className={classes.fill} data-over={fill.isOver || undefined}>
      <span className={classes.level} style={{ width: `${percentText(fill.shown)}%` }} />
      <VisuallyHidden>{t('shell.panel.fill', { percent: percentText(fill.percent) })}</VisuallyHidden>
    </span>
  );

export function CreditTable({ rows }: { rows: RightPanelQuery['shiftCredits'] }) {
  return (
    <section>
      <h2 className={classes.heading}>{t('shell.panel.creditors')}</h2>
      {rows.length === 0 && <Text size="sm">{t('shell.panel.noCredit')}</Text>}
      {rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('shell.panel.creditor')}</th>
              <th scope="col">{t('shell.panel.product')}</th>
              <th scope="col">{t('shell.panel.quantity')}</th>
              <th scope="col">{t('shell.panel.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.creditorId} ${row.productName}`}>
                <th scope="row">{row.creditorName}</th>
                <td>{row.productName}</td>
                <td>
                  <Litres value={row.quantity} />
                </td>
                <td>
                  <Money value={row.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
