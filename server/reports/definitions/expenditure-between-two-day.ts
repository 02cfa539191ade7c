import { ExpenditureCategory } from '../../masters/expenditure-category';
import { date, key, message, money, text } from '../column';
import { EXPENDED } from '../expenditure-rows';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** Expenditures by the days of their shifts; a bank's charges by the day on which it took them. */
export const expenditureBetweenTwoDay = defineReport({
  route: 'expenditure-between-two-day',
  right: 'cash.read',
  title: 'Expenditure between two days',
  description: 'Expenditure, including bank charges',
  menu: 'EXPENDITURE',
  parameters: { ...dateRange, category: reference('Category', () => ExpenditureCategory) },
  columns: [
    key('shiftId'),
    date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
    text('shift'),
    text('category'),
    money('amount', { total: true }),
    message('paidBy'),
    text('comment'),
  ],
  changes: 'expenditure',
  sql: `
    SELECT x.*, c.name AS category
    FROM (${EXPENDED}) x
    JOIN expenditure_category c ON c.id = x.expenditure_category_id
    WHERE :category IS NULL OR c.id = :category
    ORDER BY x.date, x.shift IS NULL, x.id`,
});
