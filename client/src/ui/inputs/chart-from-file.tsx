import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { DipChartTextDocument } from '../../graphql/generated/graphql';
import { overSheets } from '../../graphql/sheets';
import { wordsFor } from '../../hooks/words-for';
import { said, t } from '../../i18n/translate';
import { Button, FileButton } from '../kit/buttons';
import classes from './chart-input.module.css';
import { base64Of, SHEET_TYPES, whyTooLarge } from './sheet-file';

/** Reads a dip chart from an XLSX or CSV file, as the lines of text that would be pasted from it. */
export function ChartFromFile({ onRead }: { onRead: (chart: string) => void }) {
  const client = useApolloClient();
  const reset = useRef<() => void>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const read = async (file: File | null): Promise<void> => {
    // Without the reset, choosing the same file again would fire no event.
    reset.current?.();
    if (file === null) return;
    const why = whyTooLarge(file);
    setRefusal(why && said(why));
    if (why !== null) return;
    setBusy(true);
    try {
      const { data } = await client.query({
        query: DipChartTextDocument,
        variables: { file: await base64Of(file) },
        fetchPolicy: 'no-cache',
        context: overSheets,
      });
      onRead(data!.dipChartText);
    } catch (error) {
      setRefusal(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <FileButton resetRef={reset} onChange={(file) => void read(file)} accept={SHEET_TYPES}>
        {(props) => (
          <Button {...props} variant="default" size="xs" mt={4} loading={busy}>
            {t('ui.chart.file')}
          </Button>
        )}
      </FileButton>
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
