import { Creditor } from './creditor';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

@Master<CreditorVehicle>({
  label: 'Creditor vehicle',
  description: "A customer's vehicle that may be filled on credit",
  path: '/page/creditor-vehicle',
  createdBy: 'user',
  title: 'number',
  orderBy: 'creditor.firm_name, t.number',
  created: (vehicle) => `Vehicle ${vehicle.number} created successfully.`,
})
export class CreditorVehicle extends MasterEntity {
  @MasterField({
    label: 'Creditor',
    kind: 'reference',
    reference: () => Creditor,
    required: true,
    inList: true,
    readOnlyAfterCreate: true,
    message: 'Select a creditor',
    legacy: 'creditorId',
  })
  creditorId!: number;
  /** With the row in every answer. */
  creditorName!: string;
  @MasterField({
    label: 'Vehicle number',
    kind: 'text',
    case: 'upper',
    required: true,
    min: 2,
    max: 20,
    unique: ['creditorId'],
    inList: true,
    message: 'Vehicle number must be 2 to 20 characters',
    legacy: 'vehicle',
  })
  number!: string;
}
