import '../support/all-texts';
import { uploadFile } from '../../client/src/ui/inputs/upload-file';
import { FILE_TEXTS, FILE_TYPES, type FileType, PICTURE_TYPES } from '../../server/domain/stored-file.rules';

const fetchNow = globalThis.fetch;
const asked = jest.fn();
/** A server that refuses every file, with its message for files of an unknown type. */
beforeEach(() => {
  asked.mockReset();
  Object.assign(globalThis, {
    localStorage: { getItem: () => 'token' },
    fetch: async (address: string) => {
      asked(address);
      return Response.json({ msg: FILE_TEXTS.notTaken }, { status: 400 });
    },
  });
});
afterAll(() => {
  globalThis.fetch = fetchNow;
});

const upload = (type: string, takes: readonly FileType[]) =>
  uploadFile(new File(['?'], 'chosen', { type }), new AbortController().signal, takes);

test('an image field refuses a PDF before sending it and names the image types', async () => {
  expect(await upload('application/pdf', PICTURE_TYPES)).toEqual({ ok: false, message: FILE_TEXTS.notPicture });
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['pictures', PICTURE_TYPES, FILE_TEXTS.notPicture],
  ['documents', FILE_TYPES, FILE_TEXTS.notTaken],
])('a field for %s names its file types when the server cannot read the file', async (_, takes, message) => {
  expect(await upload('', takes)).toEqual({ ok: false, message });
  expect(asked).toHaveBeenCalledTimes(1);
});
