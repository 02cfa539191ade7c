import { memo } from 'react';
import { t, useLocale } from '../../../i18n/translate';
import { Switch } from '../../../ui/kit/fields';
import { Percent } from '../../../ui/text/figures';
import { ProductBadge } from '../../../ui/text/product-badge';
import { FigureCell } from '../pumps/figure-cell';
import { LitreFigure, percentText } from '../pumps/unit-figures';
import { cellOf } from '../sheet/sheet';
import { checkedSheet } from '../sheet/sheet-findings';
import type { SheetTank } from '../sheet/sheet-form';
import { useDeferredSheet, useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { PlaceNote } from './place-note';
import { Section } from './section';
import { Strip, StripItem, Strips } from './strip';

/** The tank, its level, for a manual dip also the water and the chart's volume, then the books. */
const columnsFor = (isAtg: boolean): string => `minmax(80px, auto) repeat(${isAtg ? 4 : 6}, minmax(90px, 1fr))`;

/**
 * The tanks' levels: with a gauge the volume is typed; by hand the dip, from which the chart gives the volume above any
 * water.
 */
export const DipsSection = memo(function DipsSection() {
  useLocale();
  const { store } = useWorkspace();
  const tanks = useSheet(({ form }) => form.tanks);
  const isAtg = useSheet(({ sheet }) => sheet.isAtg);
  const gauge = (
    <div data-enter-skip>
      <Switch
        name="atg"
        size="md"
        label={t(isAtg ? 'closing.atg.on' : 'closing.atg.off')}
        checked={isAtg}
        onChange={({ currentTarget }) => store.byGauge(currentTarget.checked)}
      />
    </div>
  );
  return (
    <Section name="dips" aside={gauge}>
      <Strips label={t('closing.dips')} columns={columnsFor(isAtg)}>
        {tanks.map((tank) => (
          <TankStrip key={tank.tankId} tank={tank} isAtg={isAtg} />
        ))}
      </Strips>
    </Section>
  );
});

function TankStrip({ tank, isAtg }: { tank: SheetTank; isAtg: boolean }) {
  const { tankId, tankName, shortName } = tank;
  const cell = isAtg ? cellOf.volume(tankId) : cellOf.dip(tankId);
  const label = t(isAtg ? 'closing.volumeOf' : 'closing.dipOf', { tank: tankName });
  return (
    <Strip
      name={
        <>
          {tankName} <ProductBadge shortName={shortName} />
        </>
      }
      notes={
        <>
          <PlaceNote place={cell} owner={tankName} />
          {!isAtg && <PlaceNote place={cellOf.water(tankId)} owner={tankName} />}
        </>
      }
    >
      <StripItem label={t(isAtg ? 'closing.volume' : 'closing.dip')} figure>
        <FigureCell key={cell} cell={cell} label={label} places={isAtg ? 3 : 0} column="level" />
      </StripItem>
      {!isAtg && (
        <StripItem label={t('closing.water')} figure enterSkip>
          <FigureCell
            cell={cellOf.water(tankId)}
            label={t('closing.waterOf', { tank: tankName })}
            places={0}
            column="water"
          />
        </StripItem>
      )}
      <TankFigures tankId={tankId} isAtg={isAtg} />
    </Strip>
  );
}

function TankFigures({ tankId, isAtg }: { tankId: number; isAtg: boolean }) {
  const { tanks } = checkedSheet(useDeferredSheet());
  const balance = tanks.find(({ tank }) => tank.tankId === tankId);
  if (!balance) return null;
  const { volume, book, variance, variancePercent } = balance;
  return (
    <>
      {!isAtg && (
        <StripItem label={t('closing.volume')} figure>
          {volume === null ? t('closing.noFigure') : <LitreFigure litres={volume} />}
        </StripItem>
      )}
      <StripItem label={t('closing.book')} figure>
        <LitreFigure litres={book} />
      </StripItem>
      <StripItem label={t('closing.variance')} figure>
        {variance === null ? t('closing.noFigure') : <LitreFigure litres={variance} />}
      </StripItem>
      <StripItem label={t('closing.percent')} figure>
        {variancePercent === null ? t('closing.noFigure') : <Percent value={percentText(variancePercent)} />}
      </StripItem>
    </>
  );
}
