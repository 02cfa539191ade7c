import { problemsOfExpenditure } from '../../../../../server/domain/expenditure.rules';
import {
  ExpenditureChoicesDocument,
  ExpendituresOfShiftDocument,
  RecordExpenditureDocument,
} from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { paidDocumentPage } from '../../../ui/paid-document/paid-document-page';
import { savedAs } from '../../../ui/paid-document/use-saved-paid';
import { CategoryTotals } from './category-totals';

/** Money spent during the running shift. */
export const Component = paidDocumentPage({
  sentAs: 'expenditure',
  table: 'expenditure',
  command: 'recordExpenditure',
  help: 'expenditure',
  texts: () => ({
    title: t('cash.expenditure.title'),
    noShift: t('cash.expenditure.noShift'),
    form: t('cash.expenditure.form'),
    subject: t('cash.expenditure.category'),
    list: t('cash.expenditure.list'),
    empty: t('cash.expenditure.empty'),
  }),
  savedText: (category, amount) => t('cash.expenditure.saved', { category, amount }),
  record: RecordExpenditureDocument,
  idOf: ({ expenditureId }) => expenditureId,
  subject: {
    field: 'expenditureCategoryId',
    name: 'categoryName',
    addedWith: 'masters.account.add',
    adds: 'ExpenditureCategory',
  },
  choices: { query: ExpenditureChoicesDocument, of: ({ expenditureCategories }) => expenditureCategories },
  list: {
    query: ExpendituresOfShiftDocument,
    of: ({ expendituresOfShift }) => expendituresOfShift,
    columns: ['way', 'amount', 'reference', 'comment'],
    above: (rows) => <CategoryTotals rows={rows} />,
  },
  problemsOf: problemsOfExpenditure,
  useSaved: savedAs('expenditure', 'categoryId'),
});
