import type { Reply, Station } from '../../support/station';
import { type Cases, next } from './case';

const PDF = '%PDF-1.4\nA bill\nstartxref\n0\n%%EOF\n';
const NO_FILE_YET = '00000000-0000-4000-8000-000000000000';

/** The file of an invoice, which every user may read; a file that is only uploaded belongs to its uploader (ADR 41). */
const fileOf = async (station: Station): Promise<string> => {
  const { body } = await station.rest('POST', '/api/v1/file', { fileName: 'bill.pdf', file: base64(PDF) });
  const [{ fileId }] = body;
  const sent = invoiceOf(station);
  await station.rest('POST', '/api/v1/invoice', { ...sent, invoice: { ...sent.invoice, document: fileId } });
  return fileId;
};
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const invoiceOf = ({ ids }: Station) => ({
  invoice: {
    invoiceId: 0,
    invoiceNumber: `ioc/${next()}`,
    invoiceDateTime: '2025-04-01 09:30',
    receiveDateTime: '2025-04-01T18:05',
    invoiceAmount: '1526800.50',
    transportName: 'shree roadlines',
    truckNumber: 'gj 01 ab 1234',
    truckDriverPhone: '',
    comment: '',
    document: '',
  },
  invoiceDetails: [
    {
      invoiceId: 0,
      productId: String(ids.products.diesel),
      productName: 'HS',
      quantity: 12.5,
      shortageQuantity: '0',
      density: 832.5,
    },
    {
      invoiceId: 0,
      productId: ids.products.petrol,
      productName: 'MS',
      quantity: '4',
      shortageQuantity: 15,
      density: '745.0',
    },
  ],
});

export const stockCases: Cases = {
  'POST /api/v1/file': {
    good: () => ({ body: { fileName: 'bill.pdf', file: base64(PDF) } }),
    answer: [{ fileId: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    bad: {
      body: { fileName: 'bill.svg', file: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      msg: 'Only PDF, JPEG, PNG and WebP files are accepted',
      field: 'file',
    },
  },
  'GET /api/v1/file/:id': {
    good: async (station) => ({ path: `/api/v1/file/${await fileOf(station)}` }),
    look: ({ body, headers }: Reply) => {
      expect(body.toString()).toBe(PDF);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe('attachment; filename="bill.pdf"');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
    bad: { path: `/api/v1/file/${NO_FILE_YET}`, status: 404, msg: 'This file was not found', field: 'id' },
  },
  'POST /api/v1/invoice': {
    good: (station) => ({ body: invoiceOf(station) }),
    answer: [{ id: expect.any(Number) }],
    bad: (station) => {
      const { invoice, invoiceDetails } = invoiceOf(station);
      const [diesel, petrol] = invoiceDetails;
      return {
        body: { invoice, invoiceDetails: [diesel, { ...petrol, shortageQuantity: 99_999 }] },
        msg: 'shortageQuantity must not be more than the quantity',
        field: 'invoiceDetails.1.shortageQuantity',
      };
    },
  },
  'GET /api/v1/stockins/pending/:productId': {
    good: async (station) => {
      const { status } = await station.rest('POST', '/api/v1/invoice', invoiceOf(station));
      expect(status).toBe(200);
      return { path: `/api/v1/stockins/pending/${station.ids.products.petrol}` };
    },
    answer: expect.arrayContaining([
      {
        invoiceDetailId: expect.any(Number),
        invoiceNumber: expect.stringMatching(/^IOC\/\d+$/),
        orederQuantity: 4000,
        shortageQuantity: 15,
        avilabel: 4000,
      },
    ]),
    bad: { path: '/api/v1/stockins/pending/MS', msg: 'Select Product', field: 'productId' },
  },
};
