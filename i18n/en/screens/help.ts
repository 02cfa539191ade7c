/** How each page works: what it is for, what saving does, how it is corrected; and its keys. */
export const help = {
  'help.onSave': 'When you save',
  'help.toCorrect': 'Correcting it later',
  'help.forms': 'In every form',
  'help.keys': 'On this page',

  'help.creditSale.about':
    'Enter each sale on credit of the running shift here, one slip after the other. Type litres or an amount: the other follows from the rate of the shift.',
  'help.creditSale.saved':
    'The creditor owes the amount at once, and the close of the shift deducts it from the cash of the pump. Without a network, the sale waits on this device and is sent later.',
  'help.creditSale.later':
    'The menu of its row has Edit and Delete, also after the close. A change of a sale on a bill changes the bill; delete the bill before you delete the sale. For a forgotten slip of a closed shift, use Late entry.',

  'help.payment.about':
    'Enter what a creditor pays, in cash or to an account. The form shows which debts the payment settles, oldest first.',
  'help.payment.saved':
    'The creditor owes less at once. What is left over is an advance, and the next bill deducts it. You can print a receipt.',
  'help.payment.later':
    'The menu of its row has Edit and Delete. The debts are then settled again, as if the payment had been right from the start.',

  'help.collection.about':
    'Enter the cash that an employee hands in from a pump during the shift, counted by notes. The last cash of a pump is not entered here but on the close form.',
  'help.collection.saved': 'The notes go into the safe, and the close of the shift counts the amount for this pump.',
  'help.collection.later':
    "The menu of its row has Edit and Delete. After the close, the pump's shortage is recalculated. For a forgotten collection of a closed shift, use Late entry.",

  'help.exchange.about':
    'Enter notes that are exchanged for other notes, for example for change. Notes in and notes out must have the same total.',
  'help.exchange.saved': 'The notes in the safe change. The total of the safe stays the same.',
  'help.exchange.later':
    'An exchange with wrong notes is deleted in the menu of its row, and entered again: after the close by Late entry, in its own shift.',

  'help.transfer.about':
    'Enter cash that goes from the safe to a bank account, or comes back from one. The notes you count make the amount.',
  'help.transfer.saved':
    'The notes leave or enter the safe, and the balance of the account changes by the same amount.',
  'help.transfer.later':
    'The menu of its row changes the account, the notes and with them the amount, the reference and the comment. For a forgotten one of a closed shift, use Late entry.',

  'help.settlement.about':
    'Enter what the bank paid for a swipe machine, and what it deducted. The list shows what each machine has outstanding.',
  'help.settlement.saved':
    'The oldest days of the machine are settled first. The payment goes to the account, and the charges to an expenditure category.',
  'help.settlement.later':
    'The menu of its row has Edit and Delete. The payment is then allocated again, oldest day first.',

  'help.salary.about':
    'Pay a salary for a period. The form shows what was earned, which advances and shortages are deducted, and what is payable. You can pay less.',
  'help.salary.saved':
    'The salary, its deductions and the payment are recorded. What is not paid is carried forward. You can print a payslip.',
  'help.salary.later':
    'The figures of a salary never change. Delete the newest salary of the employee in the menu of its row, and pay it again: after the close by Late entry, in its own shift.',

  'help.startShift.about':
    'Start the next shift. The form proposes its date, the rates and the employees on duty. Only one shift runs at a time.',
  'help.startShift.saved':
    'Entries can be made from now on. The meters and tanks open at the figures of the last close, and the shift keeps the rates shown here.',
  'help.startShift.later':
    'Change who is on duty under SHIFT, On duty. With the right to, remove a shift without entries under ADMIN, Cancel running shift. If a price is wrong, correct it under ADMIN, Product rates.',

  'help.closeShift.about':
    'Close the running shift: meter readings, swipes, last collections and tank dips. For each pump, the reconciliation shows what must still be handed in. What you type is saved on this device.',
  'help.closeShift.saved':
    'First you see a review of the close. Then sales, shortages and stock are recorded, and the next shift opens at these readings and dips.',
  'help.closeShift.later':
    'Correct a shift, under SHIFT, corrects any figure of a closed shift. With the right to, you can also undo the last close, as long as nothing was entered after it.',

  'help.correctShift.about':
    'This is the close form of a closed shift, filled in. Change only what is wrong: a changed figure shows the old one beside it. Change tank or pump beside a nozzle gives it the tank that it sold from and the pump that it belonged to. Meter events beside it adds a forgotten reset, rollover or replacement, and changes or removes a wrong one.',
  'help.correctShift.saved':
    'First you see everything that changes, in this shift and the next. Then the differences are recorded, with your reason on the sheet of the shift.',
  'help.correctShift.later': 'You can correct a shift again. The audit keeps the figures of each correction.',

  'help.rates.about':
    'Enter the selling price of a product and the shift from which it holds. Enter it before that shift starts.',
  'help.rates.saved':
    'Shifts that start from then on use the new price. A running shift keeps the prices it started with.',
  'help.rates.later':
    'A price that no shift has used can be changed freely. If shifts have used it, only its amount can be corrected: the sales, credit sales and bills of these shifts are then calculated again.',

  'help.invoice.about':
    'Enter the invoice of a tanker: first its header, then each product with its quantity in KL and its density.',
  'help.invoice.saved': 'The purchase is recorded. Its products then wait to be unloaded with Stock-in.',
  'help.invoice.later':
    'Edit and Delete are in the row menu of the report Invoices between two days. Edit of the invoice adds a forgotten product; a line gets another product until it is unloaded. To delete a product that is already unloaded, delete its stock-in first.',

  'help.stockIn.about':
    'Enter what was unloaded from an invoice into one tank. Dips and meters before and after show how much came in, beside the quantity claimed.',
  'help.stockIn.saved':
    'The stock of the tank goes up. If measured and claimed differ by more than 0.5 %, the comment must give the reason.',
  'help.stockIn.later':
    'The menu of its row has Edit and Delete, also after the close. A forgotten delivery of a closed shift is entered under ADMIN, Backward stock-in.',

  'help.dip.about':
    'Note the level of a tank during a shift. The form compares it with the book stock before the sales of this shift.',
  'help.dip.saved': 'The dip is listed with the shift. It does not change the stock: only the dips of a close do.',
  'help.dip.later': 'The menu of its row has Edit and Delete.',

  'help.density.about':
    'Enter a hydrometer reading: of a tank in the morning, of a tanker before it unloads, or of a tank after unloading. The form shows the density at 15 °C.',
  'help.density.saved':
    'The reading is in the density register. It is compared with the challan, and marked if it is more than 3.0 kg/m³ away.',
  'help.density.later': 'The menu of its row has Edit and Delete, here and in the density register.',

  'help.makeBills.about':
    'Bill the unbilled sales of all creditors in one run, or of some. Preview shows a bill before you make it. Small creditors get no bills.',
  'help.makeBills.saved':
    'Each bill gets the next number, and payments since the last bill are deducted. If the run stops, continue it: no creditor is billed twice.',
  'help.makeBills.later':
    'A wrong bill is deleted in its row menu in the report Bills. Its number stays used, and its sales can be corrected and billed again.',

  'help.import.about':
    'Import a list, such as creditors or employees, from an XLSX or CSV file, from pasted rows, or type it. The columns are found by their headings.',
  'help.import.saved':
    'First a check shows what is new, changed or wrong, and nothing is stored. Then all rows are saved, or none.',
  'help.import.later':
    'Correct wrong cells in the check or in your file. Import the file again to change rows: known rows are updated, and an empty cell keeps what is stored. Tick Leave out for rows that do not belong to the list.',

  'help.payRate.about': 'Change what an employee earns, and from which day. The list below shows the rates so far.',
  'help.payRate.saved':
    'Shifts and days from that day on are paid at the new rate, and the next salary counts with it. An unusual rate is asked about.',
  'help.payRate.later':
    'Enter the right rate for the same day: it replaces the wrong one. If a salary was already paid by it, delete that salary first and pay it again.',

  'help.slipBooks.about':
    'Enter the first and the last number of each book of credit slips. A book of one creditor takes only its sales.',
  'help.slipBooks.saved':
    'A credit sale proposes the next slip, and a slip that was left out is listed as missing. Void a slip that is lost or spoilt.',
  'help.slipBooks.later':
    'The menu of a book has Edit and Delete, as long as its used slips stay in it. To use a void slip after all, delete its row.',

  'help.inspection.about':
    'Enter the figures of the last official inspection of a product, as the inspector wrote them.',
  'help.inspection.saved':
    'The daily stock report counts sales and variation from this inspection on. No stock changes.',
  'help.inspection.later': 'A wrong inspection is removed in the list below, and entered again.',

  'help.onDuty.about': 'Enter who works in the running shift, and at which pumps.',
  'help.onDuty.saved': 'Pay by the shift counts it, and a collection of cash proposes the employee of the pump.',
  'help.onDuty.later': 'It can be changed until the close. After it, use Correct shift: the pay follows.',

  'help.cashMemo.about': 'Print cash memos for a product and a day: of its credit sales, and for HS of further litres.',
  'help.cashMemo.saved': 'Memos are only printed. Nothing is recorded, and no figure changes.',
  'help.cashMemo.later':
    'Make them again by the number of the set. If sales of that day have changed since, the memos change too.',

  'help.backwardStockIn.about':
    'Enter a delivery that was forgotten in a closed shift. Dips and meters are those of that day.',
  'help.backwardStockIn.saved': 'The stock of that shift and of all later ones changes, and with it their variation.',
  'help.backwardStockIn.later': 'Its row in the list has Edit and Delete.',

  'help.meterEvent.about':
    'Note when a meter of the running shift was reset, replaced, or rolled over to 0. Without it the shift would sell too much or too little.',
  'help.meterEvent.saved': 'The meter is counted up to its last reading, and from its first reading on as a new one.',
  'help.meterEvent.later':
    'The last event of a nozzle has Undo in the list until the close. After it, Correct shift has both readings.',

  'help.interest.about':
    'Charge interest on bills that are paid late. Choose a day, then the creditors; a click on one shows its late bills.',
  'help.interest.saved':
    'Each creditor gets an interest bill with a number of its own, and owes it at once. Days that were charged are not charged again.',
  'help.interest.later':
    'A wrong interest bill is deleted in its row menu in the report Bills. Its days can then be charged again.',

  'help.list.about':
    'Add what entries refer to, such as creditors, tanks or accounts. The list shows what there is; choose a row to see it and to change it.',
  'help.list.saved': 'A new row can be chosen at once in every form. What earlier entries say does not change.',
  'help.list.later':
    'Choose the row and change it. A row that is not needed any more is disabled: its entries stay. Import and export change many rows at once.',

  'help.key.next': 'Next field. On the last one: save',
  'help.key.down': 'Next cell down, then the next column',
  'help.key.notes': 'Next field. In the notes: the next one, from an empty one on',
  'help.key.save': 'Save, from any field',
  'help.key.review': 'Review, from any field',
  'help.key.toLines': 'From the header: to the lines. From the lines: create the invoice',
  'help.key.bills': 'Make the bills, from any field',
  'help.key.charge': 'Charge the interest, from any field',
  'help.key.memos': 'Make the memos, from any field',
  'help.key.close': 'Close the dialog or the list',
  'help.key.column': 'Up and down a column',
  'help.key.repeat': 'Repeat the last sale',
  'help.key.line': 'Another line of the last slip',
  'help.key.keep': 'Keep the sale that is asked about',
  'help.key.late': 'Late entry in a closed shift',
  'help.key.count': 'Count the notes',
  'help.key.rest': 'In a shortage: put the rest on this employee',
  'help.key.undo': 'After a changed swipe cleared a last collection: undo',
  'help.key.file': 'On the document: open the file list',
  'help.key.cell': 'Check the corrected cell',
  'help.key.plus': 'Reading: add to the reading before',
  'help.key.sum': 'Any figure: add up',
  'help.key.date': 'Date: today, yesterday, the 21st, 21 November',
  'help.key.dateTime': 'Time: now, today at 22:15, the 20th at 22:15',
  'help.key.calendar': 'Date: open the calendar',
} as const;
