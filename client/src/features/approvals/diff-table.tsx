import { useState } from 'react';
import { t, translateLabel } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import { VisuallyHidden } from '../../ui/kit/text';
import { FieldValueText } from '../../ui/row-changes/field-value-text';
import { type DiffCell, type DiffRow, diffOf, type Request, type RowNow } from './diff-rows';
import classes from './diff-table.module.css';

interface DiffTableProps {
  row: RowNow | null | undefined;
  /** The modify requests. */
  requests: readonly Request[];
  /** A request's number on the page; null if there is only one. */
  numberOf: (request: Request) => number | null;
}

/** A row's current values and each request's changes; unchanged fields are collapsed. */
export function DiffTable({ row, requests, numberOf }: DiffTableProps) {
  const [unfolded, setUnfolded] = useState(false);
  const { changed, unchanged } = diffOf(row, requests);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroller} aria-label={t('approvals.fields')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('approvals.field')}</th>
            <th scope="col">{t('approvals.now')}</th>
            {requests.map((request) => (
              <th key={request.id} scope="col">
                {headOf(request, numberOf(request))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changed.map((one) => (
            <Line key={one.name} line={one} requests={requests} />
          ))}
          {unfolded && unchanged.map((one) => <Line key={one.name} line={one} requests={requests} />)}
        </tbody>
      </table>
      {unchanged.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.fold}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('approvals.unchanged', { count: unchanged.length })}
        </Button>
      )}
    </section>
  );
}

const headOf = ({ userName: user }: Request, number: number | null): string =>
  number === null ? t('approvals.requested') : t('approvals.numberBy', { number, user });

function Line({ line, requests }: { line: DiffRow; requests: readonly Request[] }) {
  const { label, kind, now, cells, isConflict } = line;
  const isReplaced = cells.some((cell) => cell?.isChange);
  const present = <FieldValueText kind={kind} text={now} />;
  return (
    <tr>
      <th scope="row">
        {translateLabel(label)}
        {isConflict && <span className={classes.conflict}>{t('approvals.conflict')}</span>}
      </th>
      <td>{isReplaced ? <del className={classes.replaced}>{present}</del> : present}</td>
      {requests.map(({ id }, index) => (
        <td key={id} data-changed={cells[index]?.isChange || undefined}>
          <Cell cell={cells[index] ?? null} kind={kind} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell, kind }: { cell: DiffCell | null; kind: string }) {
  if (cell === null) return <VisuallyHidden>{t('approvals.unchanged.one')}</VisuallyHidden>;
  const wanted = <FieldValueText kind={kind} text={cell.shown} />;
  return (
    <>
      {cell.isChange ? <ins className={classes.wanted}>{wanted}</ins> : wanted}{' '}
      <span className={classes.word}>{t(cell.isChange ? 'approvals.changed' : 'approvals.already')}</span>
    </>
  );
}
