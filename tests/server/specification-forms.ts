import { receiveInvoice } from '../support/deliveries';
import { FIRST_DAY } from '../support/small-station';
import type { Station } from '../support/station';

let made = 0;
const another = (): number => ++made;

export const CREDITOR = {
  firmName: 'Verma Traders',
  shortName: 'Verma',
  proprietorName: 'R Verma',
  email: 'verma@customer.example',
  contactNo: '9123456700',
  address: 'Main road',
  maxLimit: 250_000,
};
export const EMPLOYEE = {
  employeeName: 'Kiran Rao',
  contactNo: '9876500000',
  address: 'Ward 4',
  payRate: '450.50',
  joinDate: '2024-04-01',
};
export const aUser = () => ({
  name: 'Pooja',
  email: `pooja${another()}@station.example`,
  phoneNo: '9876500001',
  address: 'Ward 5',
  password: 'sesame-3',
  isAdmin: 0,
});

export const anInvoice = () => ({
  invoiceNumber: `IOC/${another()}`,
  invoiceDateTime: '2025-04-01T09:30',
  receiveDateTime: '2025-04-01T18:05',
  invoiceAmount: '1526800.50',
  transportName: 'shree roadlines',
  truckNumber: 'gj 01 ab 1234',
});
export const aLine = ({ ids }: Station) => ({
  productId: ids.products.diesel,
  quantity: 12.5,
  shortageQuantity: 0,
  density: '832.5',
});

/** Most of a line of 12 KL of diesel, measured by hand, with 10 L sold during the unloading. */
export async function aStockIn({ act, sql, ids }: Station): Promise<Record<string, unknown>> {
  const [line] = await receiveInvoice({ act, sql }, [{ productId: ids.products.diesel, quantity: 12_000_000 }]);
  return {
    stockInDateTime: `${FIRST_DAY} 06:10`,
    productId: ids.products.diesel,
    shiftId: ids.shiftTypes.morning,
    shiftDate: FIRST_DAY,
    invoiceDetailId: line,
    tankId: ids.tanks.diesel,
    startDip: 300,
    endDip: 1400,
    isAtg: 0,
    beforeReading: 2000.5,
    afterReading: 2010.5,
    quantity: 11.915,
    remaining: 12_000,
    comment: 'dipped twice',
  };
}

/** A message to the first creditor, with an event and a category of its own. */
export async function aMessage({ act, ids }: Station) {
  const category = {
    pkFieldName: 'creditorId',
    displayName: 'shortName',
    routePath: '/api/v1/creditorauto',
  };
  const { receiveCategoryId } = await act<{ receiveCategoryId: number }>('createReceiveCategory', {
    ...category,
    name: `Firms ${another()}`,
    tableName: 'creditor',
  });
  const { eventCategoryId } = await act<{ eventCategoryId: number }>('createEventCategory', {
    name: `Holiday ${another()}`,
  });
  return {
    eventCategoryId,
    msgRecCategoryData: { ...category, msgRecCategoryId: receiveCategoryId, tablename: 'creditor' },
    selectedList: [{ creditorId: ids.creditors[0] }],
  };
}
