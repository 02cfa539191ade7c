import { useState } from 'react';
import { cellKindOf, cellText } from '../../../../../server/domain/sheet';
import { type MessageText, said, t } from '../../../i18n/translate';
import { problemOf } from '../../../ui/inputs/field-definition';
import { Button } from '../../../ui/kit/buttons';
import { TextInput } from '../../../ui/kit/fields';
import type { MasterDefinition, MasterField } from '../catalogue';
import { controlOf } from '../fields';
import classes from './import.module.css';
import { isMissing, type Preview, textWithFilled } from './rows-text';

/** A single cell is corrected where it is. */
const FEWEST_TO_FILL = 2;

interface FillColumnsProps {
  master: MasterDefinition;
  preview: Preview;
  checking: boolean;
  /** Gets all rows with the filled cells. */
  onFilled: (text: string) => void;
}

/** Fills all empty cells of a required column with one value. */
export function FillColumns({ master, preview, checking, onFilled }: FillColumnsProps) {
  const columns = preview.columns
    .map(({ field }, at) => ({
      field: master.fields.find(({ name }) => name === field)!,
      at,
      count: preview.rows.filter((row) => isMissing(preview, row, at)).length,
    }))
    // The rows have names of their own.
    .filter(({ field, count }) => count >= FEWEST_TO_FILL && field.name !== master.title);
  if (columns.length === 0) return null;
  return (
    <div className={classes.fills}>
      {columns.map(({ field, at, count }) => (
        <Fill
          key={field.name}
          field={field}
          count={count}
          checking={checking}
          onFill={(text) => onFilled(textWithFilled(preview, at, text))}
        />
      ))}
    </div>
  );
}

interface FillProps {
  field: MasterField;
  /** The number of empty cells. */
  count: number;
  checking: boolean;
  onFill: (text: string) => void;
}

function Fill({ field, count, checking, onFill }: FillProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<MessageText | null>(null);
  const fill = (): void => {
    // A sheet has names of rows and labels of choices, which only the server reads.
    const isNamed = field.kind === 'reference' || field.kind === 'choice';
    const read = cellText(cellKindOf(field.kind), text);
    const found = isNamed && read !== '' ? null : problemOf(controlOf(field, {}), read);
    setProblem(found);
    if (found === null) onFill(text);
  };
  return (
    <form
      className={classes.fill}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      <TextInput
        size="xs"
        label={t('masters.import.fillAll', { field: field.label })}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={problem && said(problem)}
        data-to-fix
        spellCheck={false}
      />
      <Button type="submit" size="xs" variant="default" loading={checking}>
        {t('masters.import.fill.button', { count })}
      </Button>
    </form>
  );
}
