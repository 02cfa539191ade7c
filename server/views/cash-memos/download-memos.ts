import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../../i18n/languages';
import { reporting } from '../../domain/reporting.messages';
import { defineQuery } from '../../platform/ask';
import { LANGUAGE_CHOICES, wordingIn } from '../../platform/language';
import { stationSettings } from '../../platform/station-setting';
import { SNAPSHOT, transaction } from '../../platform/transaction';
import { saying } from '../../platform/validated';
import { ExportedFile } from '../../reports/export/exported-file';
import { renderPdf } from '../../reports/export/pdf';
import { type CashMemoSet, CashMemosInput, memosOf } from './cash-memos.queries';
import { sheetsOf } from './memo-sheet';

class DownloadMemosInput extends CashMemosInput {
  @IsOptional() @IsIn(['json', 'pdf'], saying(reporting.memoFormat())) format?: string | null;
  @IsOptional()
  @IsIn(LANGUAGES, saying(reporting.language({ languages: LANGUAGE_CHOICES })))
  language?: Language | null;
}

/** Downloads a set of memos: its lines, or the printed sheets, which are made without holding a connection. */
export const downloadMemos = defineQuery({
  name: 'downloadMemos',
  right: 'cash.read',
  input: DownloadMemosInput,
  async run({ sql, ctx, asks }, { format, language, ...input }): Promise<CashMemoSet | ExportedFile> {
    const set = await transaction(ctx.database, (tx) => memosOf({ sql: tx.sql, ctx, asks }, input), {
      safeToRepeat: true,
      begin: SNAPSHOT,
    });
    if (format !== 'pdf') return set;
    const content = await renderPdf({
      document: sheetsOf(await stationSettings(sql), set, wordingIn(language ?? 'en')),
      language: language ?? 'en',
    });
    return new ExportedFile(content, 'application/pdf', `cash-memos-${set.seed}.pdf`);
  },
});
