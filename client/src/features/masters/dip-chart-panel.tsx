import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { type ChartRow, doubtOfOpening, openingVolumeBy } from '../../../../server/domain/dip-chart';
import { parseChartCsv } from '../../../../server/domain/dip-chart-sheet';
import { litresText, parseLitres } from '../../../../server/domain/kernel/litres';
import type { Message } from '../../../../server/domain/kernel/message';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { DipChartDocument, SetDipChartDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { said, saidAnswer, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { SkeletonRows } from '../../ui/feedback/loading';
import { toastFailure } from '../../ui/feedback/toast';
import { EntryForm } from '../../ui/form/entry-form';
import type { FieldDefinition } from '../../ui/inputs/field-definition';
import { Panel } from '../../ui/page/page';
import type { MasterRow } from './documents';

const chartField = (): FieldDefinition => ({
  name: 'chart',
  label: t('masters.chart.rows'),
  kind: 'chart',
  required: true,
  message: t('masters.chart.rows'),
});

/** Warnings shown in the confirmation. One wrong figure causes up to three. */
const MOST_DOUBTS = 3;

const questionOf = (warnings: readonly (Message | Problem)[]): string =>
  [...warnings.slice(0, MOST_DOUBTS).map((warning) => said(warning)), t('masters.chart.confirm')].join(' ');

/** What the first chart says of the opening volume that was entered before it. */
function doubtsOfOpening(rows: readonly ChartRow[], tank: MasterRow): Message[] {
  const openingDip = typeof tank.openingDip === 'number' ? tank.openingDip : null;
  const entered = parseLitres(String(tank.openingVolume ?? '')) ?? 0;
  const openingVolume = openingVolumeBy(rows, { openingDip, openingVolume: entered });
  const doubt = doubtOfOpening(rows, { openingDip, openingVolume });
  return doubt === null ? [] : [doubt];
}

interface DipChartProps {
  tank: MasterRow;
  /** The tank that it was duplicated from: its chart is proposed. */
  original?: MasterRow;
  onSaved: () => void;
  onCancel?: () => void;
}

/**
 * A tank's dip chart: typed, pasted, or calculated from the tank's dimensions; its last volume becomes the capacity.
 */
export const DipChartPanel = (props: DipChartProps) => (
  <Panel title={t('masters.chart', { tank: String(props.tank.name) })}>
    <DipChartForm {...props} />
  </Panel>
);

/** The same without the panel, for the dialog after a new tank. */
export function DipChartForm({ tank, original, onSaved, onCancel }: DipChartProps) {
  const tankId = tank.id;
  const [saves, setSaves] = useState(0);
  const { data, refetch } = useQuery(DipChartDocument, { variables: { tankId }, fetchPolicy: 'network-only' });
  const proposed = useQuery(DipChartDocument, {
    variables: { tankId: original?.id ?? tankId },
    skip: original === undefined,
    fetchPolicy: 'network-only',
  });
  const { submit, busy, formErrors, fieldErrors } = useSubmit(SetDipChartDocument, {
    success: saidAnswer,
  });

  const save = async (text: string): Promise<boolean> => {
    const { rows, problems, warnings } = parseChartCsv(text);
    if (problems[0]) {
      toastFailure(said(problems[0]));
      return false;
    }
    const doubts = [...(data?.dipChart.length === 0 ? doubtsOfOpening(rows, tank) : []), ...warnings];
    if (doubts.length > 0 && !(await confirm(questionOf(doubts), { danger: true }))) return false;
    const wire = rows.map(({ dip, volume }) => ({ dip, volume: litresText(volume) }));
    if (await submit({ tankId, rows: wire })) {
      await refetch();
      // The form begins again with the chart, which is the tank's current one: nothing in it is unsaved.
      setSaves((count) => count + 1);
      onSaved();
    }
    return false;
  };

  if (!data || proposed.loading) return <SkeletonRows />;
  const isProposed = data.dipChart.length === 0 && (proposed.data?.dipChart.length ?? 0) > 0;
  const points = isProposed ? proposed.data!.dipChart : data.dipChart;
  const chart = points.map(({ dip, volume }) => `${dip}, ${volume}`).join('\n');
  const hint = isProposed ? t('masters.chart.like', { tank: String(original?.name) }) : undefined;
  return (
    <EntryForm
      key={saves}
      fields={[{ ...chartField(), hint }]}
      row={{ chart }}
      submitLabel={t('masters.chart.save')}
      onSubmit={({ chart: typed }) => save(String(typed ?? ''))}
      onCancel={onCancel}
      busy={busy}
      formErrors={[...formErrors, ...Object.values(fieldErrors)]}
    />
  );
}
