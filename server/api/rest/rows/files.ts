import { labelled } from '../../../domain/kernel/message';
import { FILE_TEXTS, GREATEST_FILE } from '../../../domain/stored-file.rules';
import { ExportedFile } from '../../../reports/export/exported-file';
import { keepFile } from '../../../services/files/keep-file';
import { fileContent } from '../../../views/files/file-content.query';
import { askRow, type Row, submitRow } from '../route';
import { body, parameters, text, typed } from '../shape';

export const fileRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/file',
    bodies: 'files',
    takesFile: { most: GREATEST_FILE, tooLarge: labelled(FILE_TEXTS.tooLarge) },
    command: keepFile,
    shape: body({ name: text('fileName'), content: typed('file') }),
    present: (kept) => [kept],
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/file/:id',
    query: fileContent,
    shape: parameters({ fileId: text('id') }),
    present: ({ content, contentType, name }) => new ExportedFile(content, contentType, name, 'attachment'),
  }),
];
