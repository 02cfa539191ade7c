import { cells } from '../../domain/cells.messages';
import { closing } from '../../domain/closing.messages';
import { expenditureRules } from '../../domain/expenditure.rules';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import { definePaidDocument } from '../documents/define-paid-document';
import { Expenditure } from './expenditure.entity';
import { problemsOfCategory } from './expenditure-category.queries';
import { unusualExpenditureText } from './unusual-expenditure';

/** Money spent: its category, and the cash or the account that paid. */
export const expenditure = definePaidDocument({
  kind: 'EXPENDITURE',
  table: 'expenditure',
  entity: () => Expenditure,
  label: 'Expenditure',
  names: {
    record: 'recordExpenditure',
    id: 'expenditureId',
    list: 'expendituresOfShift',
    view: 'ExpenditureView',
  },
  descriptions: {
    input: 'An expenditure from the safe or an account.',
    record: 'Records an expenditure in the running shift, or late in a closed one.',
    list: 'Expenditures of the running shift, or of another one, newest first.',
    view: 'An expenditure in a shift.',
  },
  rights: { record: 'cash.record', list: 'cash.read' },
  subject: {
    field: 'expenditureCategoryId',
    name: 'categoryName',
    nameDescription: 'Name of the category.',
    label: 'Category',
    of: () => ExpenditureCategory,
    table: 'expenditure_category',
    account: 'EXPENDITURE',
  },
  lists: {
    held: closing.heldExpenditures,
    cashWay: 'expenditure',
    inCash: {
      named: cells.expenditureOn,
      param: 'category',
      value: "concat_ws(', ', s.name, d.comment)",
      plain: cells.expenditure,
    },
  },
  rules: expenditureRules,
  hasReference: true,
  approval: {
    setting: 'expenditureByStaff',
    shown: {
      label: 'Expenditure by staff up to',
      description: 'Largest expenditure by staff that needs no approval, in rupees; null for any amount.',
      order: 20,
    },
  },
  problemsOf: problemsOfCategory,
  unusualText: unusualExpenditureText,
});
