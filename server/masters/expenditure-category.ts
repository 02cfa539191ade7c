import { masters as texts } from '../domain/masters.messages';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

@Master<ExpenditureCategory>({
  label: 'Expenditure category',
  pluralLabel: 'Expenditure categories',
  description: 'A category of expenditure',
  path: '/page/create-expenditure',
  addedBy: 'masters.account.add',
  legacyId: 'exCatId',
  ledger: "ledger_account WHERE kind = 'EXPENDITURE' AND ref_id = $1",
  created: ({ name }) => texts.categoryAdded({ name }),
})
export class ExpenditureCategory extends MasterEntity {
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 2,
    max: 45,
    required: true,
    unique: true,
    inList: true,
    legacy: 'exCatName',
  })
  name!: string;
}
