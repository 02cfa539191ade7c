import { count, money, percent, text } from '../column';
import { EXPENDED } from '../expenditure-rows';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** Expenditures per category, largest first. */
export const expenditureBetweenTwoDayWithAggreagation = defineReport({
  route: 'expenditure-between-two-day-with-aggreagation',
  right: 'cash.read',
  title: 'Expenditure by category',
  description: 'Expenditure by category, including bank charges; share is of the total',
  menu: 'EXPENDITURE',
  parameters: { ...dateRange },
  columns: [text('category'), count('count', { total: true }), money('amount', { total: true }), percent('share')],
  charts: [{ title: 'Spent by category', kind: 'bar', x: 'category', y: ['amount'] }],
  sql: `
    SELECT c.name AS category, COUNT(*) AS count, SUM(x.amount) AS amount,
           round(SUM(x.amount) * 10000 / SUM(SUM(x.amount)) OVER ()) AS share
    FROM (${EXPENDED}) x
    JOIN expenditure_category c ON c.id = x.expenditure_category_id
    GROUP BY c.id ORDER BY SUM(x.amount) DESC, c.name`,
});
